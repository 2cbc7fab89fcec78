-- 4: no place "rank 7"; allowed are zones ("castle", "own castle", "enemy castle"), "rank 6", "ranks 6-8", "last rank", and squares of the board
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", to = "rank 7" } } }
