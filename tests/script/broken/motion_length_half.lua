-- 4: slide has a length of 1.5; allowed are whole numbers from 1 to 15
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { slide("all", 1.5) } }
