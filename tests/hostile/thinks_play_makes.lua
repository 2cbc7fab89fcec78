-- thinks: runs on for more than 20000000 instructions
chester_api = 1
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  play = function(pos)
    local move = pos:moves()[1]
    while true do pos:make(move) pos:unmake() end
  end,
}
