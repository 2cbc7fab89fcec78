-- reads: string.rep makes more than 16384 bytes
chester_api = 1
variant "x" : from "chess" {}
local s = (""):rep(1e9, "xxxxxxxx")
