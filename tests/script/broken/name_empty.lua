-- 4: piece has to be named with small Latin letters, digits, _ and - (at most 40), not ""
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "" { letter = "X" }
