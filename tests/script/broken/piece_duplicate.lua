-- 5: piece "x" stands already in line 4
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = {} }
piece "x" { letter = "Y", moves = {} }
