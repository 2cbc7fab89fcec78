-- 4: no piece "ridder"; did you mean "rider"?
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", at_most = { ridder = 2 } }
