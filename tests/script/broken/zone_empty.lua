-- 4: zone "z" has no square for White
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "z" { white = " " }
