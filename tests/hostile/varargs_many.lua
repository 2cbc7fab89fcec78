-- reads: done
chester_api = 1
variant "x" : from "chess" {}
local function f(...) return select("#", ...) end
pcall(function()
  local t = {}
  for i = 1, 9000 do t[i] = i end
  f(table.unpack(t))
end)
error("done")
