-- reads: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "chess" {}
local s, t = ("x"):rep(100000), {}
for i = 1, 1000 do t[i] = s end
table.concat(t)
