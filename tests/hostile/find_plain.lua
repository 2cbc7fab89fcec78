-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s, p = ("a"):rep(16000), ("a"):rep(8000) .. "b"
while true do local f = s:find(p, 1, true) end
