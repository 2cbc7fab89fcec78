-- reads: is a compiled script
chester_api = 1
variant "x" : from "chess" {}
require "bytecode"
