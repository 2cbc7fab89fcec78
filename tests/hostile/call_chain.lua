-- reads: done
chester_api = 1
variant "x" : from "chess" {}
local t = setmetatable({}, { __call = function() return 1 end })
for i = 1, 3000 do t = setmetatable({}, { __call = t }) end
pcall(t)
error("done")
