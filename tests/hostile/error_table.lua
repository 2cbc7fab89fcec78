-- reads: an error that is not a text, but a table
chester_api = 1
variant "x" : from "chess" {}
error({})
