-- reads: "load" is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
load("\27Lua\84\0\25\147")
