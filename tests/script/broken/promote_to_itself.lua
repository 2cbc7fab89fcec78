-- 4: promote "hopper" becomes what it is; use may_stay = true
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "hopper" }
