-- 5: hit "x" stands already in line 4
chester_api = 1
variant "x" : from "base" { title = "X" }
hit "x" {}
hit "x" {}
