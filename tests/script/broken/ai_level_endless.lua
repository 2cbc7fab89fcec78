-- 3: personality "x": level 2 would think for ever; give it depth, nodes or seconds
chester_api = 1
personality "x" {
  levels = {
    { title = "A", depth = 1 }, { title = "B", slack = 2 }, { title = "C", depth = 3 },
  },
}
