-- 4: first second [31m
chester_api = 1
variant "x" : from "base" { title = "X" }
error("first\nsecond\27[31m")
