-- plays: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
hooks { outcome = function(pos) while true do end end }
