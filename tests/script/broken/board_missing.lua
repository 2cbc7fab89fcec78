-- 3: variant "x" does not say its board, like board = "8x8"
chester_api = 1
variant "x" { start = "k w - 0 1" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
