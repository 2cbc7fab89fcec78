-- ai: level
chester_api = 1
personality "x" { levels = { { title = "A", seconds = 0 / 0 }, { title = "B", nodes = 1 }, { title = "C", nodes = 1 } } }
