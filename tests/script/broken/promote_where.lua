-- 4: promote "hopper" does not say where, like on = "last rank"
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { to = "rider" }
