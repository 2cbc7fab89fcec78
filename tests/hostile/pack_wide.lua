-- reads: needs more than 16 megabytes of memory
chester_api = 1
variant "x" : from "chess" {}
local s = ("c2000000000"):pack("x")
