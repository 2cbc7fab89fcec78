-- 4: leap can be lame over one or two squares only, as leap(1, 2)
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { leap(1, 4, { lame = true }) } }
