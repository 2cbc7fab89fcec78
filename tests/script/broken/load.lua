-- 4: "load" is not given to scripts
chester_api = 1
variant "x" : from "base" { title = "X" }
load("return 1")()
