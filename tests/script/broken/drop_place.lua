-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
drop "rider" { on = "rank 9" }
