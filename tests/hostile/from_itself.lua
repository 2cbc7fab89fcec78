-- reads: from
chester_api = 1
variant "x" : from "chess" {}
variant "y" : from "x" {}
