-- 4: more than 31 statements "piece"
chester_api = 1
variant "x" : from "base" { title = "X" }
for i = 1, 29 do piece("p" .. i) { letter = "X", moves = {} } end
