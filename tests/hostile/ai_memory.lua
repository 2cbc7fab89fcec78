-- ai: needs more than 32 megabytes of memory
chester_api = 1
local t = {}
while true do t[#t + 1] = ("x"):rep(2000) .. #t end
