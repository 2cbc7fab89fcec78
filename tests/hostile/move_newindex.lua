-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t, from = {}, {}
for i = 1, 1990 do t = setmetatable({}, { __newindex = t }) end
for i = 1, 20000 do from[i] = i end
table.move(from, 1, 20000, 1, t)
