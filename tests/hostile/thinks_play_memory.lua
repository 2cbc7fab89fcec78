-- thinks: needs more than 16 megabytes of memory
chester_api = 1
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  play = function() local t = {} while true do t[#t + 1] = ("x"):rep(2000) .. #t end end,
}
