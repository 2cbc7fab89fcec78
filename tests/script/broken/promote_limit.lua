-- 4: promote "hopper" limits "keeper", which is not among what it becomes
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", at_most = { keeper = 2 } }
