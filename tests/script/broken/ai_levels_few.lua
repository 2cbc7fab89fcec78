-- ?
chester_api = 1
personality "x" { levels = { { title = "A", depth = 1 } } }
