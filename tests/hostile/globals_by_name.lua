-- reads: "_G" is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
_G.os.exit()
