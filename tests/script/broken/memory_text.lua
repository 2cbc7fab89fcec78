-- 5: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "base" { title = "X" }
local s = "x"
while true do s = s .. s end
