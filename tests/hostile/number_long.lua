-- reads:  for more than
chester_api = 1
variant "x" : from "chess" {}
local s = ("1"):rep(1000000)
while true do local n = tonumber(s) end
