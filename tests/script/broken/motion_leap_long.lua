-- 4: piece "x" has a movement that is longer than the board
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { leap(1, 6) } }
