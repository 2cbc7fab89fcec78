-- 3: unfinished string near '"4x4 }'
chester_api = 1
variant "x" { board = "4x4 }
