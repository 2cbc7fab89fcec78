-- 3: start position: "Z" is no piece of x: character 10
chester_api = 1
variant "x" { board = "4x4", start = "k3/4/4/K2Z w - 0 1" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
