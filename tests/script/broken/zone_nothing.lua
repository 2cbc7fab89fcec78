-- 4: zone "z" does not say its squares, like white = "c1-f1"
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "z" {}
