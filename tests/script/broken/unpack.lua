-- 4: too many results to unpack
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = table.unpack({ "X" }, 1, 1e8) }
