-- 4: leap: towards is "up"; allowed are all, forward, backward, sideways
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { leap(1, 2, { towards = "up" }) } }
