-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 10000 do t[i] = i end
local function again(...) while true do select("#", ...) end end
again(table.unpack(t))
