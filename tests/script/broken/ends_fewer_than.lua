-- 4: ends "x": fewer_than goes with "without" only
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { repeats = 3, fewer_than = 2, result = "draw" }
