-- thinks: megabytes
chester_api = 1
local kept = {}
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  evaluate = function(_, score) kept[#kept + 1] = ("x"):rep(1000000) .. #kept return score end,
}
