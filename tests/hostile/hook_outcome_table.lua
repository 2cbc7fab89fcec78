-- plays: has to give nil
chester_api = 1
variant "x" : from "chess" {}
hooks { outcome = function() return {} end }
