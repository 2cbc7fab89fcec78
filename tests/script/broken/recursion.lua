-- 4: calls nest deeper than 200; called from line 5
chester_api = 1
variant "x" : from "base" { title = "X" }
local function f() return 1 + f() end
f()
