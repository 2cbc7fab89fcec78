-- 4: piece "x" has to be made of fields, like { name = value }, not "X"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { "X" }
