-- reads: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local function f(n) return 1 + f(n) end
f(1)
