-- ?
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { without = "keeper", by = "rider", result = "loss" }
