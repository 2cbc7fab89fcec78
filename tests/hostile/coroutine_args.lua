-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 10000 do t[i] = 65 end
local function again(...) local c = coroutine.wrap(function(...) while true do coroutine.yield(...) end end) while true do c(...) end end
again(table.unpack(t))
