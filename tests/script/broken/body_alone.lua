-- 6: { ... } without a word and a name in front
chester_api = 1
variant "x" : from "base" { title = "X" }
local body = piece "x"
body { letter = "X", moves = {} }
body { letter = "Y" }
