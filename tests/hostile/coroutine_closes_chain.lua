-- reads: more than 5 coroutines close each other
chester_api = 1
variant "x" : from "chess" {}
local next
for i = 1, 20000 do
  local inner = next
  local co = coroutine.create(function()
    local guard <close> = setmetatable({}, { __close = function() if inner then coroutine.close(inner) end end })
    coroutine.yield()
  end)
  coroutine.resume(co)
  next = co
  if i == 300 then break end
end
coroutine.close(next)
