-- 4: ends "x": material has to be a list of lists, like { {}, { "knight" } }, not "keeper"
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { material = "keeper", result = "draw" }
