-- 6: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "base" { title = "X" }
local t, s = {}, ("x"):rep(100000)
for i = 1, 1000 do t[i] = s end
local all = table.concat(t)
