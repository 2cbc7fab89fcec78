-- 4: ends "x": checked goes with "stuck" only
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { repeats = 3, checked = true, result = "draw" }
