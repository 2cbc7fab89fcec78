-- 4: castling "x" puts both pieces on one square
chester_api = 1
variant "x" : from "base" { title = "X" }
castling "x" { right = "X", king = "keeper", rook = "rider", king_path = "b1-d1", rook_path = "a1-d1" }
