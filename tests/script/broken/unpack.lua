-- 4: more than 10000 elements
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = table.unpack({ "X" }, 1, 1e8) }
