-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", at_most = { keeper = 2 } }
