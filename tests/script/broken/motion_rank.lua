-- 4: no place "rank 7"; allowed are zones ("yard", "own yard", "enemy yard"), "rank 1" to "rank 6", "ranks 1-2", "last rank", and squares of the board
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", to = "rank 7" } } }
