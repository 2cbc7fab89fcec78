-- 4: no place
chester_api = 1
variant "x" : from "base" { title = "X" }
error("no place", 0)
