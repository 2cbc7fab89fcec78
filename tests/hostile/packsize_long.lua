-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s = ("b"):rep(2040)
while true do string.packsize(s) end
