-- 4: piece "x" has no moves, like moves = { step "all" }
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X" }
