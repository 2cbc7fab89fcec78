-- 4: step: unknown field "least"; allowed are only, en_passant, from, to, strength
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", least = 2 } } }
