-- reads: "io" is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
io.open("/etc/passwd")
