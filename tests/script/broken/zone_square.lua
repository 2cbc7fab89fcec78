-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "a1" { white = "a1" }
