-- reads: needs more than 16 megabytes of memory
chester_api = 1
local text = ("x"):rep(200)
variant "x" : from "chess" {}
local t = {}
pcall(function() while true do t[#t + 1] = text .. #t end end)
while true do local s = ("y"):rep(16000) end
