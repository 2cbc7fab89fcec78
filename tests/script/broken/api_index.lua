-- 3: unknown word "?"
chester_api = 1
local x = _ENV[{}]
