-- 4: piece "x" has the letter R, which is that of "rider"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "R", moves = { step "all" } }
