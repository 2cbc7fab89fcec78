-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local set = "[" .. ("b"):rep(16000) .. "]"
while true do local s = ("a"):rep(1000):find(set .. "*x") end
