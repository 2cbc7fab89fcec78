-- reads: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local t = setmetatable({}, {})
getmetatable(t).__tostring = function() return 1 .. tostring(t) end
local function deep(n) return n + deep(n) end
pcall(tostring, t)
deep(1)
