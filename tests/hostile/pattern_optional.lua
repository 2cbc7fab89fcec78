-- reads: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
while true do local s = (("a"):rep(149)):find(("a?"):rep(150) .. ("a"):rep(150)) end
