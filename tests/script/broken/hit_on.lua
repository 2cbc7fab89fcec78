-- 4: no place "own yerd"; did you mean "own yard"?
chester_api = 1
variant "x" : from "base" { title = "X" }
hit "x" { on = "own yerd" }
