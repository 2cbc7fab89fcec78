-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", once = "A" }
promote "rider" { on = "last rank", to = "hopper", once = "A" }
