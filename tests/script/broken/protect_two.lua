-- 4: protect "rider" needs one such piece a side, or none; White starts with 2
chester_api = 1
variant "x" : from "base" { title = "X" }
protect "rider"
