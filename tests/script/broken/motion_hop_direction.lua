-- 4: hop has no direction, as in hop("forward")
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { hop(3) } }
