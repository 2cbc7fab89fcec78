-- ?
variant "x" { board = "4x4" }
chester_api = 1
