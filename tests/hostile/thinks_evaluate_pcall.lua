-- thinks: runs on for more than
chester_api = 1
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  evaluate = function() while true do pcall(function() while true do end end) end end,
}
