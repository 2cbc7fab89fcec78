-- 3: personality "x": weights: material has to be made of whole numbers from 0 to 10000, not "much"
chester_api = 1
personality "x" { weights = { material = { king = "much" } } }
