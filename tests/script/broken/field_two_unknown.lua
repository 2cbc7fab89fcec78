-- 4: piece "x": unknown field "apple"; allowed are letter, mark, hand, title, abbreviation, strength, royal, moves
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { zebra = 1, apple = 2 }
