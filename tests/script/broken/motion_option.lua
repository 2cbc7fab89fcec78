-- 4: step: unknown field "onyl"; did you mean "only"?
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step { "all", onyl = "hits" } } }
