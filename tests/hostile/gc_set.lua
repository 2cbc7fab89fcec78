-- reads: __gc is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
setmetatable({}, { __gc = function() while true do end end })
