-- plays: nil value
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function(pos) getmetatable(pos).__gc = error return true end }
