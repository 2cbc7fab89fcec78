-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
while true do local s = (("a"):rep(2000)):find(("(a*)"):rep(30) .. "b") end
