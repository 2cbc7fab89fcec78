-- reads: %p is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
local s = ("%p"):format({})
