-- 4: ends "x": checks has to be a whole number from 1 to 9, not 0
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { checks = 0, result = "win" }
