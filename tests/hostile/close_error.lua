-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
pcall(function()
  local x <close> = setmetatable({}, { __close = function() error("no") end })
  error("first")
end)
while true do end
