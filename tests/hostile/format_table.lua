-- reads: tostring of a table
chester_api = 1
variant "x" : from "chess" {}
local s = ("%s"):format({})
