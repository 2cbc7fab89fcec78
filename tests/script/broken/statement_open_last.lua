-- 5: ends "x" has no { ... } behind it
chester_api = 1
variant "x" : from "base" { title = "X" }

  ends "x"
