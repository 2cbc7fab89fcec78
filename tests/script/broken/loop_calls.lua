-- 5: runs on for more than 2000000 instructions; called from line 7
chester_api = 1
variant "x" : from "base" { title = "X" }
local function f()
  return f()
end
f()
