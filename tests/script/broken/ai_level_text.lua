-- 3: personality "x": level 1 has to be followed by { ... }, not "easy"
chester_api = 1
personality "x" { levels = { "easy", "medium", "hard" } }
