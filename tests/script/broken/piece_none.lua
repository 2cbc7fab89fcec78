-- 3: variant "x" has no piece
chester_api = 1
variant "x" { board = "4x4", start = "k3/4/4/K3 w - 0 1" }
ends "e" { without = "king", result = "loss" }
