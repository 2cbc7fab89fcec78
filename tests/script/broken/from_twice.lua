-- 5: from has to follow variant "name"
chester_api = 1
local v = variant "x"
v:from "base"
v:from "base" {}
