-- 4: hit "x": needs is "surpluss"; did you mean "surplus"?
chester_api = 1
variant "x" : from "base" { title = "X" }
hit "x" { needs = "surpluss" }
