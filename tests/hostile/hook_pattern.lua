-- plays: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function() return ("a"):rep(3000):find(("a-"):rep(40) .. "b") ~= nil end }
