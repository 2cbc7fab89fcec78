-- ai: material
chester_api = 1
local m = {}
for i = 1, 100000 do m["p" .. i] = 1 end
personality "x" { weights = { material = m }, levels = { { title = "A", nodes = 9 }, { title = "B", nodes = 99 }, { title = "C", nodes = 999 } } }
