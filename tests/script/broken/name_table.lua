-- 4: piece has to be followed by a name, not a table
chester_api = 1
variant "x" : from "base" { title = "X" }
piece { letter = "X" }
