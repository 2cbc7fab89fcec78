-- reads: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local function f(a, b) table.sort({ 3, 2, 1 }, f) return a < b end
pcall(table.sort, { 3, 2, 1 }, f)
error("done")
