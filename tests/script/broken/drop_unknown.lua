-- 4: no piece "ridder"; did you mean "rider"?
chester_api = 1
variant "x" : from "base" { title = "X" }
drop "ridder" {}
