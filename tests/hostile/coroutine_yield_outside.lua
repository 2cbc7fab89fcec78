-- reads: attempt to yield from outside a coroutine
chester_api = 1
variant "x" : from "chess" {}
coroutine.yield()
