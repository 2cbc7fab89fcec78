-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { to = "rider" }
