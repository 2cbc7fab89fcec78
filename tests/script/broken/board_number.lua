-- 3: variant "x": board has to be a text, not 8
chester_api = 1
variant "x" { board = 8 }
