-- 4: step: only is "capture"; allowed are quiet, hits, strength
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", only = "capture" } } }
