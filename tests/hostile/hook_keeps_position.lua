-- plays: kept from an earlier call
chester_api = 1
variant "x" : from "chess" {}
local kept
hooks { legal = function(pos) kept = kept or pos return kept:side() == "white" end }
