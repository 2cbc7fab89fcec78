-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s = ("x"):rep(16000)
while true do local n = utf8.offset(s, 15000) end
