-- reads: cannot open
chester_api = 1
variant "x" : from "chess" {}
require(12)
