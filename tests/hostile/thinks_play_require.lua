-- thinks: while the file is read
chester_api = 1
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  play = function() return require "x" end,
}
