-- 5: <eof> expected near 'piece'; is a comma or bracket missing before it, or are its quotes?
chester_api = 1
variant "x" : from "base" { title = "X" }
return piece
piece "x" {}
