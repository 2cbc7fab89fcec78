-- plays: needs more than 16 megabytes of memory
chester_api = 1
local text = ("x"):rep(200)
variant "x" : from "chess" {}
local kept = {}
hooks { legal = function() while true do kept[#kept + 1] = text .. #kept end end }
