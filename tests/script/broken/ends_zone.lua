-- 4: no place "enemy yrad"; did you mean "enemy yard"?
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { holds = "enemy yrad", by = "keeper", result = "win" }
