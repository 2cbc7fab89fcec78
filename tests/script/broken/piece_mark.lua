-- 4: piece "x": mark has to be "+" or "~", not "*"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "R", mark = "*", moves = {} }
