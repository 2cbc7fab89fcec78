-- reads: leap
chester_api = 1
variant "x" : from "chess" {}
piece "x" { letter = "X", moves = { leap(math.maxinteger, math.mininteger) } }
