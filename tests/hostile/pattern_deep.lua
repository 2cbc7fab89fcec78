-- reads: pattern too complex
chester_api = 1
variant "x" : from "chess" {}
local s = ("a"):rep(1000):find(("a?"):rep(1000) .. "x")
