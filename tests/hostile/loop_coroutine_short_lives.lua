-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local function short() local n = 0 for i = 1, 60 do n = n + i end return n end
while true do coroutine.wrap(short)() end
