-- 4: hit "x" never hits, so it needs nothing
chester_api = 1
variant "x" : from "base" { title = "X" }
hit "x" { needs = "surplus", result = "never" }
