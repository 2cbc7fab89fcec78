-- reads: says more than 8 megabytes
chester_api = 1
variant "x" : from "chess" {}
local places, s = {}, ("x"):rep(4000)
for i = 1, 40 do places[i] = s end
while true do local m = step { "all", from = places } end
