-- reads: unknown field
chester_api = 1
variant "x" : from "chess" {}
pcall(function() piece "x" { strenght = 1 } end)
