-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
coroutine.wrap(function() while true do end end)()
