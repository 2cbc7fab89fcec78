-- sound: 
chester_api = 1
variant "x" : from "chess" {}
for i = 1, 100 do local n = math.random(math.mininteger, math.maxinteger) end
math.randomseed(0 / 0)
