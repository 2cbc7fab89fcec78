-- 4: zone "z": admits has to be a text, not 5
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "z" { white = "a1", admits = { "rider", 5 } }
