-- thinks: closes
chester_api = 1
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  play = function(pos)
    local x <close> = setmetatable({}, { __close = function() error("closes") end })
    return pos:moves()[1]
  end,
}
