-- 4: castling "x" does not say rook_path, like rook_path = "e1-g1"
chester_api = 1
variant "x" : from "base" { title = "X" }
castling "x" { right = "X", king = "keeper", rook = "rider", king_path = "b1-c1" }
