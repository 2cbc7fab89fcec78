-- reads: cannot resume non-suspended coroutine
chester_api = 1
variant "x" : from "chess" {}
local co
co = coroutine.wrap(function() return co() end)
co()
