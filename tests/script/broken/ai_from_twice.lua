-- 5: from has to follow personality "name"
chester_api = 1
local x = personality "x"
x:from "neutral"
x:from "neutral" {}
