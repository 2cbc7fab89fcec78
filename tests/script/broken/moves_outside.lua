-- 4: ends "x": without has to be a text or a list of texts, not a movement
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { without = step "all" }
