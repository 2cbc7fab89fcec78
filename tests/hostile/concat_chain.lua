-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 10000 do t[i] = "" end
for i = 1, 1990 do t = setmetatable({}, { __index = t }) end
table.concat(t, "", 1, 10000)
