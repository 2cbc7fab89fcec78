-- The games that the reference knows, and what is common to asking them.

local chess = require "chess"
local chess_t = require "chess_t"

local games = { names = { "chess-t1", "chess-t1-2021", "chess-t", "chess-t2", "chess" } }

function games.new(name)
  return (name == "chess" and chess or chess_t).new(name)
end

-- The legal moves as texts in the order of their bytes.
function games.sorted_moves(game, position)
  local list = {}
  for index, move in ipairs(game:moves(position)) do list[index] = game.board:move_text(move) end
  table.sort(list)
  return list
end

-- The legal move that is written so, or nil.
function games.find_move(game, position, text)
  for _, move in ipairs(game:moves(position)) do
    if game.board:move_text(move) == text then return move end
  end
end

function games.perft(game, position, depth)
  if depth == 0 then return 1 end
  local count = 0
  for _, move in ipairs(game:moves(position)) do
    count = count + games.perft(game, game:play(position, move), depth - 1)
  end
  return count
end

return games
