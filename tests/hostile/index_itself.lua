-- reads: loop
chester_api = 1
variant "x" : from "chess" {}
local t = {}
setmetatable(t, { __index = t })
local x = t.nothing
