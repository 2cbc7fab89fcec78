-- 4: personality "x": level 1: slack has to be a whole number from 0 to 25000, not -1
chester_api = 1
personality "x" {
  levels = { { title = "A", depth = 1, slack = -1 }, { title = "B", depth = 2 }, { title = "C", depth = 3 } },
}
