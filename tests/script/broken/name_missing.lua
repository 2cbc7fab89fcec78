-- 4: piece has to be followed by a name, not nothing
chester_api = 1
variant "x" : from "base" { title = "X" }
piece()
