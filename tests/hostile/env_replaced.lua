-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local pcall_ = pcall
local _ENV = {}
while true do pcall_(function() while true do end end) end
