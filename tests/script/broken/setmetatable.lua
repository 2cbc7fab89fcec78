-- 4: __gc is not given to scripts
chester_api = 1
variant "x" : from "base" { title = "X" }
setmetatable({}, { __gc = function() while true do end end })
