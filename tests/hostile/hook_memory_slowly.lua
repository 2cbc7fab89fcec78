-- plays: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "chess" {}
local kept = {}
hooks { legal = function() kept[#kept + 1] = ("x"):rep(1000000) .. #kept return true end }
