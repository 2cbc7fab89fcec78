-- reads: leaves
chester_api = 1
variant "x" : from "chess" {}
local closer = setmetatable({}, { __close = function() while true do end end })
for x in next, { 1 }, nil, closer do error("leaves") end
