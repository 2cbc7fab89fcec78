-- 4: ends "x" has the result "loss"; here only a draw is allowed
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { quiet = 50, result = "loss" }
