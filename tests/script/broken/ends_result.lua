-- 4: ends "x" has the result "lose"; allowed are win, loss, draw
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { stuck = true, result = "lose" }
