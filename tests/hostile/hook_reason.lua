-- plays: reason of an outcome
chester_api = 1
variant "x" : from "chess" {}
hooks { outcome = function() return "draw", ("x"):rep(1000) end }
