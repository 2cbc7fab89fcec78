-- reads: interval is empty
chester_api = 1
variant "x" : from "chess" {}
math.random(math.maxinteger, math.mininteger)
