-- 4: ends "x" has more than one condition; write an end for each
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { stuck = true, repeats = 3, result = "draw" }
