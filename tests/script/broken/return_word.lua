-- 5: <eof> expected near 'piece'
chester_api = 1
variant "x" : from "base" { title = "X" }
return piece
piece "x" {}
