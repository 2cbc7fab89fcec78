-- 4: no place "rank 9"; allowed are zones ("yard", "own yard", "enemy yard"), "rank 1" to "rank 6", "ranks 1-2", "last rank", and squares of the board
chester_api = 1
variant "x" : from "base" { title = "X" }
drop "rider" { on = "rank 9" }
