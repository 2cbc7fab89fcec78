-- 4: ends "x" has holds = "yard"; allowed are "own" or "enemy" and a zone, as "enemy castle"
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { holds = "yard", by = "keeper", result = "win" }
