-- 4: zone "a1" is named like a square
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "a1" { white = "a1" }
