-- reads: an error that is not a text, but a thread
chester_api = 1
variant "x" : from "chess" {}
error(coroutine.create(error))
