-- 4: ends "x" has holds = "yard"; allowed are "own (zone)" and "enemy (zone)"
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { holds = "yard", by = "keeper", result = "win" }
