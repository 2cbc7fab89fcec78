-- 4: piece "x": unknown field "wings"; allowed are letter, mark, hand, title, abbreviation, strength, royal, moves
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { wings = 2 }
