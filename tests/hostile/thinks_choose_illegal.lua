-- thinks: no legal move
chester_api = 1
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  choose = function() return "a1a8" end,
}
