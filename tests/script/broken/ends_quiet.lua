-- 4: ends "x": quiet has to be a whole number from 1 to 10000, not 2.5
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { quiet = 2.5, result = "draw" }
