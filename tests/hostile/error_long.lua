-- reads: xxxxxxxx
chester_api = 1
variant "x" : from "chess" {}
error(("x"):rep(16000))
