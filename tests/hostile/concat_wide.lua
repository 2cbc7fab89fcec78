-- reads: makes a text of more than 1048576 bytes
chester_api = 1
variant "x" : from "chess" {}
local s = ("x"):rep(1000000)
local t = s .. s .. s .. s .. s .. s .. s .. s .. s .. s .. s .. s .. s .. s .. s .. s
