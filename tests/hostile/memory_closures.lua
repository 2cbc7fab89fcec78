-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local f = function() end
while true do local g = f f = function() return g end end
