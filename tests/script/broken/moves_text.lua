-- 4: piece "x": moves has to be a list of movements, like { step "all", leap(1, 2) }, not "all"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { "all" } }
