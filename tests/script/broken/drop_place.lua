-- 4: no place "rank 9"; allowed are zones ("castle", "own castle", "enemy castle"), "rank 6", "ranks 6-8", "last rank", and squares of the board
chester_api = 1
variant "x" : from "base" { title = "X" }
drop "rider" { on = "rank 9" }
