-- 4: piece "x": letter has to be a text, not 5
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = 5 }
