-- 4: more than 16 statements "zone"
chester_api = 1
variant "x" : from "base" { title = "X" }
for i = 1, 16 do zone("z" .. i) { white = "a1" } end
