-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { zebra = 1, apple = 2 }
