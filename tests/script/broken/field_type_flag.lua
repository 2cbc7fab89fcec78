-- 5: piece "x": royal has to be true or false, not "yes"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X",
  royal = "yes" }
