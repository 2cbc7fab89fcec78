-- reads: __mode is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
setmetatable({}, { __mode = "k" })
