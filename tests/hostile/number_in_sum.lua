-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s, n = ("1"):rep(16000), 0
while true do n = n + s end
