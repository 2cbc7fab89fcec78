-- reads: more than 1000000 elements
chester_api = 1
variant "x" : from "chess" {}
table.concat(setmetatable({}, { __index = type }), "", 1, math.maxinteger)
