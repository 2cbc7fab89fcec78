-- 3: from "chess-t9": there is no variant of this name
chester_api = 1
variant "x" : from "chess-t9" {}
