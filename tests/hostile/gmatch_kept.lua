-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local g = ("a"):rep(1000):gmatch(("a-"):rep(30) .. "b")
while true do g() end
