-- reads: invalid conversion
chester_api = 1
variant "x" : from "chess" {}
local s = ("%1000000000d"):format(1)
