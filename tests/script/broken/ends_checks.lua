-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { checks = 0, result = "win" }
