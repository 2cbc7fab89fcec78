-- 4: assertion failed!
chester_api = 1
variant "x" : from "base" { title = "X" }
assert(false)
