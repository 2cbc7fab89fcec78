-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local made = {}
for i = 1, 10 do made[i] = coroutine.create(function() while true do coroutine.yield() end end) end
while true do for i = 1, 10 do coroutine.resume(made[i]) end end
