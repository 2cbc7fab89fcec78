-- reads:  for more than
chester_api = 1
variant "x" : from "chess" {}
local a, b = ("x"):rep(1000000), ("x"):rep(1000000)
while a >= b do end
