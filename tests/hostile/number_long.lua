-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s = ("1"):rep(16000)
while true do local n = tonumber(s) end
