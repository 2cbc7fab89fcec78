-- thinks: runs on for more than
chester_api = 1
local co = coroutine.wrap(function(s) coroutine.yield(s) while true do end end)
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  evaluate = function(_, score) return co(score) end,
}
