-- reads: attempt to index a nil value
chester_api = 1
variant "x" : from "chess" {}
local m = getmetatable(step "all")
m.__gc = 1
