-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "pawn" { on = "last rank", to = "rider" }
