-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s = ("x"):rep(16000)
while true do for _, c in utf8.codes(s) do end end
