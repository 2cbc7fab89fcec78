-- reads: is no name of a module
chester_api = 1
variant "x" : from "chess" {}
require ".."
