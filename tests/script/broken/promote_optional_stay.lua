-- 4: promote "hopper" may stay whenever it is optional; leave may_stay out
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", optional = true, may_stay = true }
