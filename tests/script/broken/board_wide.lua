-- 3: variant "x" has a board of 17x2; allowed are up to 16 files, 16 ranks and 128 squares
chester_api = 1
variant "x" { board = "17x2", start = "k w - 0 1" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
