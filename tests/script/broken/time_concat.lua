-- 6: runs for more than half a second
chester_api = 1
variant "x" : from "base" { title = "X" }
local s = ("x"):rep(1000000)
for i = 1, 3 do s = s .. s end
while true do local t = s .. "x" end
