-- 4: piece "x" has to be followed by { ... }, not "y"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" "y"
