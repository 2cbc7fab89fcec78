-- 4: no piece "keper"; did you mean "keeper"?
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { without = "keper", result = "loss" }
