-- reads: __gc is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
local m = setmetatable({}, { __index = { __gc = error } })
setmetatable({}, m)
rawset(m, "__gc", error)
setmetatable({}, m)
