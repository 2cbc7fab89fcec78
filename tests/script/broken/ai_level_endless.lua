-- ?
chester_api = 1
personality "x" {
  levels = {
    { title = "A", depth = 1 }, { title = "B", slack = 2 }, { title = "C", depth = 3 },
  },
}
