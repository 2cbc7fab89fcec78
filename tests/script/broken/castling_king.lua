-- 4: no piece "king"; allowed are the names of this variant's pieces, "royal" and "all"
chester_api = 1
variant "x" : from "base" { title = "X" }
castling "x" { right = "X", king = "king", rook = "rider", king_path = "b1-c1", rook_path = "a1-d1" }
