-- 4: piece "x": title is longer than 4000 bytes
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { title = ("x"):rep(5000) }
