-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local all, m = {}, (1 << 14) - 1
for n = 1, 60 do
  local t = {}
  for i = 1, 1 << 13 do t[i * m] = true end
  all[n] = t
end
local last = ((1 << 13) + 1) * m
for n = 1, 60 do all[n][last] = true end
