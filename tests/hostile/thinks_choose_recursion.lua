-- thinks: nest deeper
chester_api = 1
local function f(pos) return 1 + f(pos) end
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  choose = function(pos) return f(pos) end,
}
