-- reads: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local function f(s) return (s:gsub(".", f)) end
local function deep(n) return n + deep(n) end
pcall(f, "x")
deep(1)
