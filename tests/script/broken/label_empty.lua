-- 4: piece "x": title has no text
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { title = {} }
