-- 3: unknown word "?"; a text stands in quotes, a field has = behind it
chester_api = 1
local x = _ENV[{}]
