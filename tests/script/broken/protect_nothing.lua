-- 4: protect has to be a text or a list of texts, not nothing
chester_api = 1
variant "x" : from "base" { title = "X" }
protect()
