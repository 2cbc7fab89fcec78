-- reads: piece "x"
chester_api = 1
variant "x" : from "chess" {}
coroutine.wrap(function() piece "x" { strength = 99 } end)()
