-- reads: far
chester_api = 1
variant "x" : from "chess" {}
error("far", math.maxinteger)
