-- ?
chester_api = 1
personality "x" { levels = { "easy", "medium", "hard" } }
