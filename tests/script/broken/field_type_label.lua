-- 4: piece "x": title has to be a text or { en = "...", ru = "..." }, not 5
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" { title = 5 }
