-- reads: needs more than 16 megabytes of memory
chester_api = 1
local text = ("x"):rep(200)
variant "x" : from "chess" {}
while true do
  pcall(function() local t = {} while true do t[#t + 1] = text .. #t end end)
end
