-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
string.rep = function() while true do end end
local s = ("x"):rep(2)
