-- 5: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "base" { title = "X" }
local t = {}
for i = 1, 1e9 do t[i] = ("x"):rep(10000) .. i end
