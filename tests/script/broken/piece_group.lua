-- 4: piece "royal" is the name of a group of pieces; choose another
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "royal" { letter = "X", moves = { step "all" } }
