-- ?
chester_api = 1
variant "x" : from "base" { must_hit = 1 }
