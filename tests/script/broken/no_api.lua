-- 2: chester_api = 1 has to come first
variant "x" { board = "4x4" }
