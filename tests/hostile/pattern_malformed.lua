-- reads: malformed pattern
chester_api = 1
variant "x" : from "chess" {}
local s = ("a"):find("[")
