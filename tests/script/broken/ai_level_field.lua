-- 3: personality "x": level 1: unknown field "depht"; did you mean "depth"?
chester_api = 1
personality "x" { levels = { { title = "A", depht = 1 }, {}, {} } }
