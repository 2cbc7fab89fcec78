-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "royal" { on = "last rank", to = "rider" }
