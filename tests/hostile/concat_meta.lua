-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local m = {}
m.__concat = function(a, b) while true do end end
local s = setmetatable({}, m) .. "x"
