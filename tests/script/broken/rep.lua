-- 4: string.rep makes more than 16384 bytes
chester_api = 1
variant "x" : from "base" { title = "X" }
local s = ("x"):rep(1e9)
