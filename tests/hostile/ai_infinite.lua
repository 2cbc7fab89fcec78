-- ai: nodes has to be a number
chester_api = 1
personality "x" { levels = { { title = "A", nodes = 1 / 0 }, { title = "B", nodes = 1 }, { title = "C", nodes = 1 } } }
