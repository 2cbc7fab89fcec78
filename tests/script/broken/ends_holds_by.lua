-- 4: ends "x" does not say by whom, like by = "royal"
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { holds = "enemy yard", result = "win" }
