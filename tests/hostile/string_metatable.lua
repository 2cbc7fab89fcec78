-- reads: attempt to index a nil value
chester_api = 1
variant "x" : from "chess" {}
getmetatable("").__index = nil
