-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local m = { __lt = function() while true do end end }
local b = setmetatable({}, m) < setmetatable({}, m)
