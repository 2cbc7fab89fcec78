-- reads: runs for more than 0.9 seconds
chester_api = 1
variant "x" : from "chess" {}
local t, m = {}, (1 << 14) - 1
for i = 1, (1 << 13) + 9 do t[i * m] = true end
local miss = (1 << 20) * m
while true do local _ = t[miss] end
