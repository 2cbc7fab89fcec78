-- reads: attempt to index
chester_api = 1
variant "x" : from "chess" {}
local _ENV <const> = 11
local function f() return function() return X.y.z end end
f()()
