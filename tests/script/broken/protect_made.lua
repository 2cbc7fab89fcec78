-- 7: protect "queen" cannot hold a piece that others become: promote "pawn"
chester_api = 1
variant "x" { board = "4x4", start = "q3/p3/P3/Q3 w - 0 1" }
piece "queen" { letter = "Q", moves = { slide "all" } }
piece "pawn" { letter = "P", moves = { step "forward" } }
promote "pawn" { on = "last rank", to = "queen" }
protect "queen"
