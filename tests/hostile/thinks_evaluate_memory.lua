-- thinks: megabytes
chester_api = 1
local kept = {}
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  evaluate = function(_, score) for _ = 1, 20 do kept[#kept + 1] = ("x"):rep(16000) .. #kept end return score end,
}
