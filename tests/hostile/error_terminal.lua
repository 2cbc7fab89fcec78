-- reads: red
chester_api = 1
variant "x" : from "chess" {}
error("\27[31mred\7")
