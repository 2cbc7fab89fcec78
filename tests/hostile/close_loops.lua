-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
do
  local x <close> = setmetatable({}, { __close = function() while true do end end })
end
