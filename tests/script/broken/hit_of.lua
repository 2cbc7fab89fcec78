-- 4: no piece "hoper"; did you mean "hopper"?
chester_api = 1
variant "x" : from "base" { title = "X" }
hit "x" { of = { "rider", "hoper" } }
