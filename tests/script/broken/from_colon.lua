-- 3: from needs a colon before it, as variant "new" : from "chess" { }
chester_api = 1
variant "x" from "chess" { }
