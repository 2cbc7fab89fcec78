-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 1e6 do t[i] = ("x"):rep(200) end
