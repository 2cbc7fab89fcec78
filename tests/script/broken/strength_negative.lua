-- 4: piece "x": strength has to be a number from 0 to 20 in steps of a half, not -1
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { strength = -1 }
