-- 4: piece "x" has no { ... } behind it
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x"
piece "y" { letter = "Y" }
