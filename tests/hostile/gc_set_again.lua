-- reads: __gc is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
local m = {}
local t = setmetatable({}, m)
m.__gc = error
setmetatable(t, m)
