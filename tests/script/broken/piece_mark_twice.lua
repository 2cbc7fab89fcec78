-- 5: piece "y" has the letter R, which is that of "x"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "R", mark = "+", moves = {} }
piece "y" { letter = "R", mark = "+", moves = {} }
