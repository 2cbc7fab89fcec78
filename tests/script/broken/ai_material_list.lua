-- 3: personality "x": weights: material has to be a table of pieces, like { konnet = 900 }, not 1
chester_api = 1
personality "x" { weights = { material = { 5 } } }
