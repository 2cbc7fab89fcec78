-- reads: "load" is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
load("while true do end")()
