-- 4: piece "x" has no letter, like letter = "K"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { moves = { step "all" } }
