-- 4: "string.find" is not given to scripts
chester_api = 1
variant "x" : from "base" { title = "X" }
local s = ("x"):find("x*y")
