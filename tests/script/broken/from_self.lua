-- ?
chester_api = 1
variant "x" : from "from_self" {}
