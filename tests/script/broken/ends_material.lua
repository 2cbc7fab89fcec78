-- 4: no piece "night"; allowed are the names of this variant's pieces, "royal" and "all"
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { material = { {}, { "night" } }, result = "draw" }
