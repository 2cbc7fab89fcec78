-- 4: "a7" is not a list of squares of a board of 6 files and 6 ranks; write "c1 e2" or "c1-f1"
chester_api = 1
variant "x" : from "base" { title = "X" }
zone "z" { white = "a1", black = "a7" }
