-- 3: start position: rank 4 has more than 4 files: character 2
chester_api = 1
variant "x" { board = "4x4", start = "k4/4/4/K3 w - 0 1" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
