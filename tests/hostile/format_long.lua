-- reads: makes a text of more than 16384 bytes
chester_api = 1
variant "x" : from "chess" {}
local s = ("x"):rep(16000)
while true do s = ("%s%s"):format(s, s) end
