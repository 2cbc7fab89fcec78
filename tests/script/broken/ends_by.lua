-- 4: ends "x": by goes with "holds" only
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { without = "keeper", by = "rider", result = "loss" }
