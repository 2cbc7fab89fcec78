-- plays: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local co = coroutine.wrap(function() coroutine.yield(true) while true do end end)
hooks { legal = function() return co() end }
