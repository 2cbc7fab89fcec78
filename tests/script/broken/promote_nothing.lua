-- 4: promote "hopper" does not say what it becomes, like to = "queen"
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank" }
