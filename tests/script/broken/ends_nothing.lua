-- 4: ends "x" has no condition; allowed are without, holds, stuck, repeats, quiet, checks, material
chester_api = 1
variant "x" : from "base" { title = "X" }
ends "x" { result = "draw" }
