-- 4: castling "x" has king_path = "b1-b2"; allowed are ways along one rank
chester_api = 1
variant "x" : from "base" { title = "X" }
castling "x" { right = "X", king = "keeper", rook = "rider", king_path = "b1-b2", rook_path = "a1-d1" }
