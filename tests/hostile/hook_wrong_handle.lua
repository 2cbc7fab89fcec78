-- plays: needs a colon
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function(pos, move) return pos.side(move) end }
