-- 4: step has the direction "forward" twice
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", "forward" } } }
