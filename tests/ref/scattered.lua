-- A random position of a game, as a table: scattered.position(game). What the text of a position
-- may say is all that it holds to, so that most of them could never come up in play. Some are
-- made on purpose to be near what chance seldom brings: blockade, rule 11, stalemate.

local board = require "board"

local OTHER = board.OTHER

local scattered = {}

local function chance(share) return math.random() < share end
local function pick(list) return list[math.random(#list)] end
local function anywhere() return true end

-- At density 0 one now and then, so that nearly bare boards come up too.
local function how_many(most, density)
  if density == 0 then return chance(0.15) and 1 or 0 end
  return math.random(0, math.ceil(most * density))
end

-- The free squares of a board that satisfy a condition.
local function free_squares(at, fits)
  local list = {}
  for square = 1, #at do
    if at[square] == "." and fits(square) then list[#list + 1] = square end
  end
  return list
end

local function put(at, kind, side, fits)
  local squares = free_squares(at, fits)
  if #squares > 0 then at[pick(squares)] = board.letter(kind, side) end
end

---------------------------------------------------------------------------- the Chess-T family

local MOST = { C = 3, P = 3, R = 3, V = 4, I = 8, S = 3 }

-- Castle squares hold only royal pieces, an impregnable field only its owner's; no one stands
-- where he must have been promoted. Royal pieces go to the castles more often than by chance.
local function place_t(game, at, kind, side, to_castle)
  local royal = ("KCP"):find(kind, 1, true)
  local function in_a_castle(square) return game:in_a_castle(square) end
  local function may_stand(square)
    if game.field[OTHER[side]][square] then return false end
    if in_a_castle(square) then return royal end
    return not game:must_promote(kind, side, square)
  end
  put(at, kind, side, royal and chance(to_castle) and in_a_castle or may_stand)
end

-- One royal piece in its castle with enemy ones, most often the King and nothing else of his
-- side: near a blockade, and under rule 11.
local function besiege(game, at, side)
  local enemy, defender = OTHER[side], pick { "K", "K", "P", "C" }
  local function in_castle(square) return game.castle[side][square] end
  put(at, defender, side, in_castle)
  if defender ~= "K" then place_t(game, at, "K", side, 0) end
  for kind in pick({ "C", "CP", "CPC" }):gmatch(".") do put(at, kind, enemy, in_castle) end
  for kind in ("KRP"):gmatch(".") do place_t(game, at, kind, enemy, 0) end
end

-- Three Konnets already, with Princes and Ver Knechts at the gates: near the limits of rules 12
-- and 13.
local function storm(game, at, side)
  local enemy = OTHER[side]
  local function at_the_gates(square)
    return game.board:rank_of(square, side) == 7 and not game:in_a_castle(square)
  end
  for kind in ("KCCC"):gmatch(".") do place_t(game, at, kind, side, 0.1) end
  for kind in pick({ "PV", "PVV", "PPPV" }):gmatch(".") do put(at, kind, side, at_the_gates) end
  for kind in pick({ "KP", "KPRIV", "KCRII" }):gmatch(".") do
    place_t(game, at, kind, enemy, 0.5)
  end
end

local function fill_t(game, at)
  local density, to_castle = pick { 0, 0.2, 0.4, 0.7, 1 }, pick { 0.2, 0.5, 0.9 }
  for _, side in ipairs { "w", "b" } do
    if chance(0.96) then place_t(game, at, "K", side, to_castle) end
    for kind in game.data.kinds:gsub("K", ""):gmatch(".") do
      for _ = 1, how_many(MOST[kind], density) do place_t(game, at, kind, side, to_castle) end
    end
  end
end

local function chess_t_position(game)
  local position = { at = game.board:empty(), side = pick { "w", "b" },
                     rights = pick { "Pp", "P", "p", "" },
                     quiet = math.random(0, 79), number = math.random(1, 200) }
  local fill = chance(0.1) and besiege or chance(0.05) and storm or fill_t
  fill(game, position.at, position.side)
  return position
end

----------------------------------------------------------------------------------------- chess

-- Kings at home with the Rooks of some rights, or anywhere.
local function place_kings(game, at)
  local rights, square = "", game.board.square
  for _, side in ipairs { "w", "b" } do
    local rank = side == "w" and 1 or 8
    local home = square["e" .. rank]
    if at[home] ~= "." or chance(0.65) then
      put(at, "K", side, anywhere)
    else
      at[home] = board.letter("K", side)
      for _, wing in ipairs { { "K", "h" }, { "Q", "a" } } do
        local corner = square[wing[2] .. rank]
        if at[corner] == "." and chance(0.7) then
          at[corner] = board.letter("R", side)
          rights = rights .. board.letter(wing[1], side)
        end
      end
    end
  end
  return rights
end

-- A pawn that has just moved by two, with an enemy pawn beside it more often than not: the square
-- that it passed, or nil where there was no room. The squares behind it become `kept`.
local function place_passant(game, at, mover, kept)
  local grid = game.board
  local up, first = mover == "w" and 1 or -1, mover == "w" and 2 or 7
  local home = grid.square[string.char(96 + math.random(8)) .. first]
  local over, to = grid:step(home, 0, up), grid:step(home, 0, 2 * up)
  if at[home] ~= "." or at[over] ~= "." or at[to] ~= "." then return nil end
  at[to] = board.letter("P", mover)
  kept[home], kept[over] = true, true
  local beside = grid:step(to, pick { -1, 1 }, 0)
  if beside and at[beside] == "." and chance(0.9) then
    at[beside] = board.letter("P", OTHER[mover])
  end
  return over
end

-- Men of one side or of both.
local function fill_chess(game, at, kept)
  local density = pick { 0, 0.3, 0.6, 1 }
  for side in pick({ "w", "b", "wb", "wb" }):gmatch(".") do
    for kind in ("PNBRQ"):gmatch(".") do
      local function may_stand(square)
        local rank = game.board.rank[square]
        return not kept[square] and (kind ~= "P" or rank > 1 and rank < 8)
      end
      for _ = 1, how_many(kind == "P" and 8 or 2, density) do put(at, kind, side, may_stand) end
    end
  end
end

-- The side to move has only its King, in a corner: near a stalemate.
local function corner_king(game, at, side)
  at[game.board.square[pick { "a1", "a8", "h1", "h8" }]] = board.letter("K", side)
  for kind in pick({ "KQ", "KQR", "KQB" }):gmatch(".") do put(at, kind, OTHER[side], anywhere) end
end

local function chess_position(game)
  local position = { at = game.board:empty(), side = pick { "w", "b" }, rights = "",
                     quiet = math.random(0, 99), number = math.random(1, 200) }
  if chance(0.1) then
    corner_king(game, position.at, position.side)
    return position
  end
  local kept = {}
  position.rights = place_kings(game, position.at)
  if chance(0.3) then
    position.passant = place_passant(game, position.at, OTHER[position.side], kept)
    if position.passant then position.quiet = 0 end
  end
  fill_chess(game, position.at, kept)
  return position
end

local makers = { ["chess-t"] = chess_t_position, chess = chess_position }

function scattered.position(game)
  local position
  repeat position = makers[game.family](game) until game:possible(position)
  return position
end

return scattered
