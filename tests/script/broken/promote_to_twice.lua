-- 4: promote "hopper" has "rider" twice in to
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = { "rider", "rider" } }
