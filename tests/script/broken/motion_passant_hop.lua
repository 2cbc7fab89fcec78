-- 4: piece "x" can be taken en passant only after a slide of exactly = 2
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { hop { "all", exactly = 2, en_passant = "leaves" } } }
