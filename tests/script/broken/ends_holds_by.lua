-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { holds = "enemy yard", result = "win" }
