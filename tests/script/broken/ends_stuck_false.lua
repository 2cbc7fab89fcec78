-- 4: ends "x": stuck has to be true, or be left out
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { stuck = false, result = "draw" }
