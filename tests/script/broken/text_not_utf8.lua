-- 4: piece "x": title is not UTF-8
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { title = "\xff" }
