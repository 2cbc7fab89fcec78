-- reads: slide
chester_api = 1
variant "x" : from "chess" {}
piece "x" { letter = "X", moves = { slide("all", 1e308) } }
