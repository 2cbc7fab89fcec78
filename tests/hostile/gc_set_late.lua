-- reads: done
chester_api = 1
variant "x" : from "chess" {}
local m = {}
for i = 1, 1000 do setmetatable({}, m) end
m.__gc = function() while true do end end
local t = {}
for i = 1, 100000 do t = { t } if i % 50 == 0 then t = {} end end
error("done")
