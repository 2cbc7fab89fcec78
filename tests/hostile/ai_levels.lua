-- ai: levels
chester_api = 1
personality "x" { levels = setmetatable({}, { __len = function() return 2 ^ 60 end }) }
