-- 4: remove finds no "scout"; write a word and a name, like "piece scout"
chester_api = 1
variant "x" : from "base" { title = "X" }
remove "scout"
