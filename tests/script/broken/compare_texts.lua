-- 5: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "base" { title = "X" }
local a, b = ("x"):rep(16000), ("x"):rep(16000)
while a >= b do end
