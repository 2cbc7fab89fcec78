-- 4: piece "x": title: unknown field "de"; allowed are en, ru
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { title = { en = "X", de = "X" } }
