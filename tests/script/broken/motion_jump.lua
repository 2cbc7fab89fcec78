-- 4: jump has no length; write jump("orthogonal", 2), or exactly = 2
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { jump "all" } }
