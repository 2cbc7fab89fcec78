-- 5: protect "x" protects nothing: neither side starts with such a piece
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = {} }
protect "x"
