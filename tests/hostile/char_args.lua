-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
for i = 1, 2000 do t[i] = 65 end
local u = table.unpack
while true do string.char(u(t)) end
