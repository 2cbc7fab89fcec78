-- 3: variant "x": board has to be files x ranks, like "8x8", not "0x8"
chester_api = 1
variant "x" { board = "0x8", start = "k w - 0 1" }
piece "king" { letter = "K", moves = { step "all" } }
ends "e" { without = "king", result = "loss" }
