-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local s, t = ("\0"):rep(240), {}
local u = { s .. "a", s .. "b", s .. "c" }
for i = 1, 20000 do t[i] = u[i % 3 + 1] end
table.sort(t)
