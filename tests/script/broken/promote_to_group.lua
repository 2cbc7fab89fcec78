-- 4: promote "hopper" has the group "all" in to; allowed are single pieces
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "all" }
