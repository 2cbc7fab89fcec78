-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local t = {}
while true do table.move(t, 1, 900000, 2) end
