-- 4: ends "x": repeats has to be a whole number from 2 to 10000, not 1
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { repeats = 1, result = "draw" }
