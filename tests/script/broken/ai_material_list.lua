-- ?
chester_api = 1
personality "x" { weights = { material = { 5 } } }
