-- 6: by the caller
chester_api = 1
variant "x" : from "base" { title = "X" }
local function f() error("by the caller", 2) end
local x = 1
f()
