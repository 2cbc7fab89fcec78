-- 4: castling "x" does not say its right, like right = "K"
chester_api = 1
variant "x" : from "base" { title = "X" }
castling "x" { king = "keeper", rook = "rider", king_path = "b1-c1", rook_path = "a1-d1" }
