-- thinks:  for more than
chester_api = 1
personality "x" {
  levels = { { title = "A", depth = 1 }, { title = "B", depth = 2 }, { title = "C", depth = 3 } },
  play = function(pos) while true do pos:search { depth = 60 } end end,
}
