-- reads: makes a text of more than 16384 bytes
chester_api = 1
variant "x" : from "chess" {}
local s = "xx"
while true do s = s:gsub(".", "%0%0%0") end
