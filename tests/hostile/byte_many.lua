-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s = ("x"):rep(2040)
while true do s:byte(1, -1) end
