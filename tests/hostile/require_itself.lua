-- reads: asks for itself
chester_api = 1
variant "x" : from "chess" {}
require "loop"
