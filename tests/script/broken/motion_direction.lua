-- 4: step knows no direction "forwards"; did you mean "forward"?
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step "forwards" } }
