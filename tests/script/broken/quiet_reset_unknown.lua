-- 3: no piece "pawn"; allowed are the names of this variant's pieces, "royal" and "all"
chester_api = 1
variant "x" { board = "4x4", start = "k3/4/4/K3 w - 0 1", quiet_reset = "pawn" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
