-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s, t = ("x"):rep(2000), {}
for i = 1, 100000 do t[i] = s end
table.concat(t)
