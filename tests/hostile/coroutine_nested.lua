-- reads: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local function deeper() return coroutine.wrap(deeper)() end
local function count(n) return n + count(n) end
pcall(deeper)
count(1)
