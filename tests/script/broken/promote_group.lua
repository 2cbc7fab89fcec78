-- 4: promote "royal" has the group "royal" in its name; allowed are single pieces
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "royal" { on = "last rank", to = "rider" }
