-- 6: piece "x" has a movement of at least 3 and at most 2 squares
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = {
  step "all",
  slide { "all", 2, least = 3 } } }
