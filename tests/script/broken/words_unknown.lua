-- 4: unknown word "peice"; did you mean "piece"?
chester_api = 1
variant "x" : from "base" { title = "X" }
peice "x" {}
