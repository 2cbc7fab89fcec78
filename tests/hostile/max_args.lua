-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 10000 do t[i] = 65 end
local function again(...) while true do math.max(...) end end
again(table.unpack(t))
