-- 5: needs more than 16 megabytes of memory
chester_api = 1
variant "x" : from "base" { title = "X" }
local t, s = {}, ("0123456789"):rep(20)
for i = 1, 1e9 do t[i] = s .. i end
