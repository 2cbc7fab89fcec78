-- 4: piece "x" cannot take en passant where it only moves
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", only = "quiet", en_passant = "takes" } } }
