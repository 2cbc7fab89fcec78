-- 5: personality "x": levels has 9 entries; allowed are 3 to 8
chester_api = 1
local levels = {}
for i = 1, 9 do levels[i] = { title = "A", depth = i } end
personality "x" { levels = levels }
