-- 4: slide says "exactly" and another length too
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { slide { "all", 2, exactly = 3 } } }
