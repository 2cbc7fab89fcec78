-- plays: kept from an earlier call
chester_api = 1
variant "x" : from "chess" {}
local co = coroutine.wrap(function(pos) while true do local s = pos:side() coroutine.yield(true) end end)
hooks { legal = function(pos) return co(pos) end }
