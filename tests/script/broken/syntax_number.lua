-- 3: malformed number near '7x'; a text stands in quotes
chester_api = 1
variant "x" { board = 7x9 }
