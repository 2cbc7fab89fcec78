-- reads: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local function f() pcall(f) while true do end end
f()
