-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
while true do local s = ("x"):rep(16000) end
