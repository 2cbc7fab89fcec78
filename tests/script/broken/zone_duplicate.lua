-- 5: zone "z" stands already in line 4
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "z" { white = "a1" }
zone "z" { white = "a2" }
