-- thinks: more than 64 moves
chester_api = 1
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  play = function(pos)
    local function down()
      for _, move in ipairs(pos:moves()) do
        pos:make(move)
        pcall(down)
        pos:unmake()
      end
    end
    while true do pcall(down) end
  end,
}
