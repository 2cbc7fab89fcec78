-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local function trap()
  local again <close> = setmetatable({}, { __close = trap })
  while true do end
end
pcall(trap)
