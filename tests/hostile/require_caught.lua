-- reads: asks for itself
chester_api = 1
variant "x" : from "chess" {}
while true do pcall(require, "loop") end
