-- reads: instructions
chester_api = 1
variant "x" : from "chess" {}
piece "x" (setmetatable({ letter = "X" }, { __index = function() while true do end end }))
while true do end
