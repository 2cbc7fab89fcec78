-- reads: more than
chester_api = 1
variant "x" : from "chess" {}
for i = 1, 1e6 do piece("p" .. i) { letter = "X", moves = {} } end
