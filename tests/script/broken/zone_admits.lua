-- 4: no piece "riders"; did you mean "rider"?
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "z" { white = "a1", admits = "riders" }
