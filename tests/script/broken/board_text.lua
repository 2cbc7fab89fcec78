-- 3: variant "x": board has to be files x ranks, like "8x8", not "8 by 8"
chester_api = 1
variant "x" { board = "8 by 8" }
