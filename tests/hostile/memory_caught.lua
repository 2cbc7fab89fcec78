-- reads: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "chess" {}
while true do
  pcall(function() local t = {} while true do t[#t + 1] = ("x"):rep(2000) .. #t end end)
end
