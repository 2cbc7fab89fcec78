-- 3: start position: "Q" is no right of x (allowed: -): character 13
chester_api = 1
variant "x" { board = "4x4", start = "k3/4/4/K3 w Q 0 1" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
