-- 5: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "base" { title = "X" }
local t, s = {}, ("x"):rep(2000)
for i = 1, 100000 do t[i] = s end
