-- plays: changes more than
chester_api = 1
variant "x" : from "chess" {}
hooks { after = function(pos) for i = 1, 1e6 do pos:clear("a1") end end }
