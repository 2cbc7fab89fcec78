-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "R", mark = "+", moves = {} }
piece "y" { letter = "R", mark = "+", moves = {} }
