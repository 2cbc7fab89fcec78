-- reads: more than 10000 elements
chester_api = 1
variant "x" : from "chess" {}
local a = { table.unpack({}, math.mininteger, math.maxinteger) }
