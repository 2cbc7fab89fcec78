-- plays: needs more than 16 megabytes of memory
chester_api = 1
variant "x" : from "chess" {}
local kept = {}
hooks { legal = function() for _ = 1, 20 do kept[#kept + 1] = ("x"):rep(16000) .. #kept end return true end }
