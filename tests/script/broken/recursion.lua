-- 4: needs more than 32 megabytes of memory
chester_api = 1
variant "x" : from "base" { title = "X" }
local function f(...) return 1 + f(1, ...) end
f()
