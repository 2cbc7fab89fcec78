-- plays: is no square
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function(pos) return pos:piece(0 / 0) == nil end }
