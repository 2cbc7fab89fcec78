-- reads: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local t = setmetatable({}, {})
getmetatable(t).__index = function(_, k) return t[k + 1] + 1 end
local function deep(n) return n + deep(n) end
pcall(function() return t[1] end)
deep(1)
