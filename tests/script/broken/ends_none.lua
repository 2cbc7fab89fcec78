-- 3: variant "x" has no end, like ends "king" { without = "king", result = "loss" }
chester_api = 1
variant "x" : from "base" { title = "X" }
remove { "ends bare" }
