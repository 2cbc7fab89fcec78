-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
local a, b = ("x"):rep(16000) .. "a", ("x"):rep(16000) .. "b"
while a ~= b and a < b do end
