-- 4: ends "x" does not say without what
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { without = {}, result = "loss" }
