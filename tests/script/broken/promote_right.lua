-- 5: promote "rider" has the right A, which is that of "hopper"
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", once = "A" }
promote "rider" { on = "last rank", to = "hopper", once = "A" }
