-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s = ("b"):rep(2000)
while true do string.unpack("b", s, 1) end
