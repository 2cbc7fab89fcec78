-- 5: attempt to index a nil value (local 't')
chester_api = 1
variant "x" : from "base" { title = "X" }
local t = nil
local x = t.x
