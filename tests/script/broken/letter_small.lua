-- 4: piece "x": letter has to be one letter from A to Z, not "x"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "x" }
