-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 1 << 18 do t[i] = true end
for i = 1, 1 << 18 do t[i] = nil end
while true do next(t) end
