-- ai: needs more than 16 megabytes of memory
chester_api = 1
local text = ("x"):rep(200)
local t = {}
while true do t[#t + 1] = text .. #t end
