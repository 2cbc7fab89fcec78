-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "royal" { letter = "X", moves = { step "all" } }
