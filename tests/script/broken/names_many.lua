-- 6: zone "z": admits has more than 40 entries
chester_api = 1
variant "x" : from "base" { title = "X" }
local all = {}
for i = 1, 41 do all[i] = "rider" end
zone "z" { white = "a1", admits = all }
