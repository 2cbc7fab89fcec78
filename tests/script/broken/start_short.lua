-- 3: start position: 3 ranks instead of 4: character 8
chester_api = 1
variant "x" { board = "4x4", start = "k3/4/K3 w - 0 1" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
