-- reads: cannot change a protected metatable
chester_api = 1
variant "x" : from "chess" {}
setmetatable(_ENV, {})
