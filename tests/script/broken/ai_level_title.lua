-- 3: personality "x": level 1 has no title
chester_api = 1
personality "x" { levels = { { depth = 1 }, { depth = 2 }, { depth = 3 } } }
