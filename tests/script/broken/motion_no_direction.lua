-- 4: slide has no direction, as in slide("forward")
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { slide(3) } }
