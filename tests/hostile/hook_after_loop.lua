-- plays: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
hooks { after = function(pos, move) while true do end end }
