-- reads: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "chess" {}
local t = {}
pcall(function() while true do t[#t + 1] = ("x"):rep(2000) .. #t end end)
while true do local s = ("y"):rep(16000) end
