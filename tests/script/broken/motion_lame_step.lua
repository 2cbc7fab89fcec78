-- 4: step: unknown field "lame"; allowed are only, en_passant, from, to, strength
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", lame = true } } }
