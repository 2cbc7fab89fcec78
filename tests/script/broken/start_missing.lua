-- 3: variant "x" does not say its start position
chester_api = 1
variant "x" { board = "4x4" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
