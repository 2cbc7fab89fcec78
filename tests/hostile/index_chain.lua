-- reads: loop
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 3000 do t = setmetatable({}, { __index = t }) end
local x = t.nothing
