-- reads: a table with __len is not taken here
chester_api = 1
variant "x" : from "chess" {}
table.sort(setmetatable({}, { __len = function() return 2 ^ 31 - 2 end }), math.type)
