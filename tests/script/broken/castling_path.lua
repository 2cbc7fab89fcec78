-- 4: "b1c1" is not a way from one square to another, like "e1-g1"
chester_api = 1
variant "x" : from "base" { title = "X" }
castling "x" { right = "X", king = "keeper", rook = "rider", king_path = "b1c1", rook_path = "a1-d1" }
