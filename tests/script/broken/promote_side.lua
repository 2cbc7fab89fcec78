-- 4: promote "hopper" is for the side "red"; allowed are white, black
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", side = "red" }
