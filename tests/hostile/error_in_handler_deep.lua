-- reads: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local function h(e) return xpcall(error, h, e) end
pcall(h, "x")
error("done")
