-- 4: no piece "queen"; allowed are the names of this variant's pieces, "royal" and "all"
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "queen" }
