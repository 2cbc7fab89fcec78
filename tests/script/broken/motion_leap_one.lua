-- 4: leap takes two numbers that are not both 0, as leap(1, 2)
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { leap(1) } }
