-- 3: personality "x": levels has 1 entries; allowed are 3 to 8
chester_api = 1
personality "x" { levels = { { title = "A", depth = 1 } } }
