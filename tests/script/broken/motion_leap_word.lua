-- 4: leap takes two numbers, as leap(1, 2), not "knight"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = { leap "knight" } }
