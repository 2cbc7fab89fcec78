-- reads:  more than
chester_api = 1
variant "x" : from "chess" {}
local s = ("x"):rep(16000)
while true do pcall(utf8.codepoint, s, 1, -1) end
