-- base.lua:16: no piece "keeper"; allowed are the names of this variant's pieces, "royal" and "all"
chester_api = 1
variant "x" : from "base" { title = "X" }
remove { "piece keeper" }
