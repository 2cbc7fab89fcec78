-- 4: promote "hopper": at_most has to be made of whole numbers from 1 to 128, not 0
chester_api = 1
variant "x" : from "base" { title = "X" }
promote "hopper" { on = "last rank", to = "rider", at_most = { rider = 0 } }
