-- 4: "string.format" is not given to scripts
chester_api = 1
variant "x" : from "base" { title = "X" }
local s = string.format("%s", 1)
