-- 4: ends "x" cannot be claimed; only repeats and quiet can
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { stuck = true, result = "draw", claim = true }
