-- ai: runs on for more than 2000000 instructions
chester_api = 1
personality "x" (setmetatable({}, { __index = function() while true do end end }))
while true do end
