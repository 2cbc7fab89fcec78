-- plays: an error that is not a text
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function() error({}) end }
