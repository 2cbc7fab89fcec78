-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local list = {}
for i = 1, 150 do list[i] = 1e308 end
local wide = ("%.99f"):rep(30)
while true do wide:format(table.unpack(list)) end
