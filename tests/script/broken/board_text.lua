-- ?
chester_api = 1
variant "x" { board = "8 by 8" }
