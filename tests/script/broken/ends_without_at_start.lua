-- 5: ends "x" holds at once: White starts without "x"
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { letter = "X", moves = {} }
ends "x" { without = "x", result = "loss" }
