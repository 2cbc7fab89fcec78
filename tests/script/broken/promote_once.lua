-- 4: promote "hopper": once has to be a text, not true
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", once = true }
