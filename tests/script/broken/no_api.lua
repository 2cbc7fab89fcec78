-- ?
variant "x" { board = "4x4" }
