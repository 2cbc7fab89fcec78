-- plays: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "chess" {}
local kept = {}
hooks { legal = function() while true do kept[#kept + 1] = ("x"):rep(2000) .. #kept end end }
