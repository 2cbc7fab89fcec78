-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
while true do local s = string.char(table.unpack({ 1, 2, 3 }, 1, 3)) end
