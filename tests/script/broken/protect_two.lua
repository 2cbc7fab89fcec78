-- 4: protect "rider" needs exactly one such piece a side; White starts with 2
chester_api = 1
variant "x" : from "base" { title = "X" }
protect "rider"
