-- 5: makes a text of more than 16384 bytes
chester_api = 1
variant "x" : from "base" { title = "X" }
local s = "x"
while true do s = s .. s end
