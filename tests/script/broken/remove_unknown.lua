-- 4: remove finds no "piece ridder"; did you mean "piece rider"?
chester_api = 1
variant "x" : from "base" { title = "X" }
remove { "piece ridder" }
