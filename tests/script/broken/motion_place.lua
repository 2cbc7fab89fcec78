-- 4: no place "yrad"; did you mean "yard"?
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", from = "yrad" } } }
