-- What a position shows of its game: by this the comparison knows that it has met everything.
--
-- features.wanted(game) names, in order, what a thousand positions must show; features.of(game,
-- position) is the set of what one shows.

local board = require "board"

local KIND, OTHER = board.KIND, board.OTHER

local features = {}

local wanted = {}

function wanted.chess()
  return "playing white-wins-checkmate black-wins-checkmate draw-stalemate draw-dead-position "
      .. "kings-white kings-black kings-none capture promotion castling passant"
end

wanted["chess-t"] = function(game)
  local words = "playing white-wins-king black-wins-king white-wins-castle black-wins-castle "
             .. "white-wins-blockade black-wins-blockade "
             .. "kings-white kings-black kings-both kings-none capture exchange "
             .. "becomes-V becomes-R becomes-P becomes-C fewer-choices "
             .. "entry unchanged-entry rule-11"
  if game.data.inside ~= "" then words = words .. " V-in-castle" end
  if game.data.exchange then words = words .. " equal-exchange rule-11-exchange" end
  if game.data.kinds:find "S" then words = words .. " becomes-S scout-exchange" end
  return words
end

local moves = {}

function moves.chess(game, position, note)
  for _, move in ipairs(game:moves(position)) do
    if move.takes then note "capture" end
    if move.promotion then note "promotion" end
    if move.rook then note "castling" end
    if move.passed then note "passant" end
  end
end

-- A Prince that enters with his right unspent, and a Ver Knecht that has not every choice, meet
-- the limit of three.
local function note_arrival(game, position, move, kind, note)
  local side = position.side
  if kind == "P" and game:enters(position, move) and not move.exchange then
    local right = position.rights:find(board.letter("P", side), 1, true)
    note(move.spends and "entry" or right and "unchanged-entry" or "late-entry")
  elseif kind == "V" and move.promotion then
    local inside = game.castle[OTHER[side]][move.to]
    if inside then note "V-in-castle" end
    local choices = #game:choices(position.at, side, move.to)
    if choices < #(inside and game.data.inside or game.data.outside) then note "fewer-choices" end
  end
end

moves["chess-t"] = function(game, position, note)
  local legal, forbidden = game:moves_of(position, position.side)
  for _, move in ipairs(legal) do
    local kind = KIND[position.at[move.from]]
    if move.takes then note "capture" end
    if move.promotion then note("becomes-" .. move.promotion) end
    if move.exchange then
      note "exchange"
      note(kind == "S" and "scout-exchange" or "equal-exchange")
    end
    note_arrival(game, position, move, kind, note)
  end
  for _, move in ipairs(forbidden) do note(move.exchange and "rule-11-exchange" or "rule-11") end
end

function features.wanted(game)
  return wanted[game.family](game)
end

function features.of(game, position)
  local set = {}
  local function note(feature) set[feature] = true end
  local status = game:status(position)
  note((status:gsub(" ", "-")))
  if status == "playing" then
    note("kings-" .. game:kings(position))
    moves[game.family](game, position, note)
  end
  return set
end

return features
