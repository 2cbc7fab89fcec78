-- 4: step has a number too many: 2
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step("all", 2) } }
