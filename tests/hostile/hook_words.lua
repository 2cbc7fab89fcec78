-- plays: only be said while the file is read
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function() piece "x" {} end }
