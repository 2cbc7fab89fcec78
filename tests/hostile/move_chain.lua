-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 1990 do t = setmetatable({}, { __index = t }) end
table.move(t, 1, 20000, 1, {})
