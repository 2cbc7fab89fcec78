-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
while true do local s = (("a"):rep(3000)):find("(.*)%1%1%1%1x") end
