-- thinks: kept from an earlier call
chester_api = 1
local kept
personality "x" {
  levels = { { title = "A", nodes = 300 }, { title = "B", nodes = 400 }, { title = "C", nodes = 500 } },
  evaluate = function(pos, score) kept = kept or pos kept:side() return score end,
}
