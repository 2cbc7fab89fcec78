-- 4: '}' expected near '2'; is a comma or bracket missing before it, or are its quotes?
chester_api = 1
variant "x" : from "chess" { }
piece "rook" { moves = { jump "all" 2 } }
