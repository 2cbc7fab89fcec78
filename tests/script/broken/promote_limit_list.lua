-- 4: promote "hopper": at_most has to be a table of pieces, like { queen = 2 }
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", at_most = { "rider" } }
