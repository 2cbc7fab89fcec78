-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local a = ("x"):rep(2040) .. "a"
local b = ("x"):rep(2040) .. "b"
while true do local _ = a < b end
