-- reads: invalid order function
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 1000 do t[i] = i % 7 end
table.sort(t, function() return true end)
