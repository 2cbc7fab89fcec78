-- 4: tostring of a table
chester_api = 1
variant "x" : from "base" { title = "X" }
local s = tostring({})
