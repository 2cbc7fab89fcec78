-- reads: a table with __len is not taken here
chester_api = 1
variant "x" : from "chess" {}
table.remove(setmetatable({}, { __len = function() return 2 ^ 53 end }), 1)
