-- The pieces of chess as lists of movements: local orthodox = require "pieces.orthodox", then
-- piece "tower" { letter = "T", moves = orthodox.rook }.
--
-- The pawn needs to know the rank that it starts on: moves = orthodox.pawn("rank 2").
local orthodox = {
  king = { step "all" },
  queen = { slide "all" },
  rook = { slide "orthogonal" },
  bishop = { slide "diagonal" },
  knight = { leap(1, 2) },
  -- Two together, as in many larger games.
  chancellor = { slide "orthogonal", leap(1, 2) },
  archbishop = { slide "diagonal", leap(1, 2) },
  amazon = { slide "all", leap(1, 2) },
  -- Old and short ones.
  ferz = { step "diagonal" },
  wazir = { step "orthogonal" },
  alfil = { leap(2, 2) },
  dabbaba = { leap(0, 2) },
}

function orthodox.pawn(start)
  return {
    step("forward", { only = "quiet" }),
    slide { "forward", exactly = 2, from = start, only = "quiet", en_passant = "leaves" },
    step("forward diagonal", { only = "hits", en_passant = "takes" }),
  }
end

return orthodox
