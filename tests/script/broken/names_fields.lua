-- 4: zone "z": admits has to be a plain list, like { "a", "b" }
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "z" { white = "a1", admits = { rider = true } }
