-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
while true do t[("x"):rep(16000)] = nil local v = t[("y"):rep(16000)] end
