-- reads: makes a table of more than 16384 names
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 200000 do t[i .. ""] = 1 end
for k in pairs(t) do t[k] = nil end
while true do next(t) end
