-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s = "0x." .. ("123456789"):rep(220)
while true do local _ = s * 1 end
