-- 4: step knows no direction "up"; allowed are orthogonal, diagonal, all, forward, backward, left, right, sideways, forward diagonal, backward diagonal
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { step "up" } }
