-- reads: more than 1000000 elements
chester_api = 1
variant "x" : from "chess" {}
table.move({}, 1, math.maxinteger - 1, 2)
