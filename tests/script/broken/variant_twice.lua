-- 4: variant stands already in line 3
chester_api = 1
variant "x" : from "base" { title = "X" }
variant "y" {}
