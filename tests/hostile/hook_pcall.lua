-- plays: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function() while true do pcall(function() while true do end end) end end }
