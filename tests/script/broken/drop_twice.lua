-- 5: drop "rider" stands already in line 4
chester_api = 1
variant "x" : from "base" { title = "X" }
drop "rider" {}
drop "rider" {}
