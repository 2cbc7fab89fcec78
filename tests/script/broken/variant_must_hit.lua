-- 3: variant "x": must_hit has to be true or false, not 1
chester_api = 1
variant "x" : from "base" { must_hit = 1 }
