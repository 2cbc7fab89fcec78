-- plays: attempt to yield from outside a coroutine
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function() coroutine.yield() end }
