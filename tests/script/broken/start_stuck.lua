-- 3: the game is over in the start position: stuck
chester_api = 1
variant "x" { board = "4x4", start = "k3/4/4/K3 w - 0 1" }
piece "king" { letter = "K", moves = {} }
ends "e" { without = "king", result = "loss" }
