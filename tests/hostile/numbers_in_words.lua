-- reads: piece "x"
chester_api = 1
variant "x" : from "chess" {}
piece "x" { letter = "X", strength = 0 / 0, moves = { step "all" } }
