-- plays: kept from an earlier call
chester_api = 1
variant "x" : from "chess" {}
local kept
hooks { legal = function(pos, move) kept = kept or move return kept:to() ~= "x" end }
