-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
while true do
  local co = coroutine.create(function() while true do end end)
  coroutine.resume(co)
end
