-- 4: piece "x": title holds a zero byte
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { title = "a\0b" }
