-- 4: step has options in two places
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step({ "all", only = "hits" }, { to = "rank 1" }) } }
