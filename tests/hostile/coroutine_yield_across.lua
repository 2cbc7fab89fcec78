-- reads: attempt to yield across a C-call boundary
chester_api = 1
variant "x" : from "chess" {}
coroutine.wrap(function() ("x"):gsub(".", coroutine.yield) end)()
