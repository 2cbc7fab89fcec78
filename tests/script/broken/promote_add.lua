-- 4: promote "hopper" has no earlier row to add to
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { add = "rider" }
