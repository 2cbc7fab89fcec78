-- 5: runs for more than half a second
chester_api = 1
variant "x" : from "base" { title = "X" }
local a, b = ("x"):rep(1000000), ("x"):rep(1000000)
while a >= b do end
