-- 5: ends "e" holds at once: Black starts without "king"
chester_api = 1
variant "x" { board = "4x4", start = "4/4/4/K3 w - 0 1" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
