-- Random positions and games, as texts: from play, and scattered at random.
--
-- Play prefers captures, promotions and entries, and rarely ends a game when it need not, so
-- that deep and odd positions come up. Scattered positions hold to what the text of a position
-- may say. All of it follows from the seed.

local board = require "board"

local OTHER = board.OTHER

local random = {}

local function chance(share) return math.random() < share end
local function pick(list) return list[math.random(#list)] end

------------------------------------------------------------------------------------------- play

local function choose(game, position, moves)
  local lively = {}
  if chance(0.4) then
    for _, move in ipairs(moves) do
      if game:lively(position, move) then lively[#lively + 1] = move end
    end
  end
  return pick(#lively > 0 and lively or moves)
end

-- One step of a game: a move that ends it is most often taken back.
local function step(game, position)
  local moves = game:moves(position)
  local move, after
  for _ = 1, 6 do
    move = choose(game, position, moves)
    after = game:play(position, move)
    if game:status(after) == "playing" then break end
  end
  return move, after
end

-- A game of at most so many plies: the texts of its positions, the first included, and of its
-- moves. It ends before a draw could be claimed, which is no matter of a single position.
function random.game(game, plies)
  local position = game.board:read(game.data.start)
  local texts, moves, seen = { game.board:text(position) }, {}, {}
  while #moves < plies and position.quiet < 70 and game:status(position) == "playing" do
    local move, after = step(game, position)
    local same = game.board:text(after):match("^(.*) %d+ %d+$")
    seen[same] = (seen[same] or 0) + 1
    if seen[same] > 2 then break end
    moves[#moves + 1] = game.board:move_text(move)
    texts[#texts + 1] = game.board:text(after)
    position = after
  end
  return texts, moves
end

-- Positions from games, a few plies apart, and the last one of each.
function random.played(game, count)
  local list = {}
  while #list < count do
    local texts = random.game(game, 250)
    local ply = math.random(4)
    while ply < #texts and #list < count - 1 do
      list[#list + 1] = texts[ply]
      ply = ply + math.random(2, 6)
    end
    list[#list + 1] = texts[#texts]
  end
  return list
end

------------------------------------------------------------------------ scattered, Chess-T family

local MOST = { C = 3, P = 3, R = 3, V = 4, I = 8, S = 3 }

-- The free squares of a board that satisfy a condition.
local function free_squares(at, fits)
  local list = {}
  for square = 1, #at do
    if at[square] == "." and fits(square) then list[#list + 1] = square end
  end
  return list
end

-- At density 0 one now and then, so that nearly bare boards come up too.
local function how_many(most, density)
  if density == 0 then return chance(0.15) and 1 or 0 end
  return math.random(0, math.ceil(most * density))
end

local function put(at, letter, squares)
  if #squares > 0 then at[pick(squares)] = letter end
end

-- Castle squares hold only royal pieces, an impregnable field only its owner's; no one stands
-- where he must have been promoted. Royal pieces go to the castles more often than by chance.
local function place_t(game, at, kind, side, to_castle)
  local royal = ("KCP"):find(kind, 1, true)
  local function may_stand(square)
    if game.field[OTHER[side]][square] then return false end
    if game:in_a_castle(square) then return royal end
    return not game:must_promote(kind, side, square)
  end
  local squares = royal and chance(to_castle)
                  and free_squares(at, function(square) return game:in_a_castle(square) end)
                  or free_squares(at, may_stand)
  put(at, board.letter(kind, side), squares)
end

local function scatter_t(game)
  local at = game.board:empty()
  local density, to_castle = pick { 0, 0.2, 0.4, 0.7, 1 }, pick { 0.2, 0.5, 0.9 }
  for _, side in ipairs { "w", "b" } do
    if chance(0.96) then place_t(game, at, "K", side, to_castle) end
    for kind in game.data.kinds:gsub("K", ""):gmatch(".") do
      for _ = 1, how_many(MOST[kind], density) do
        place_t(game, at, kind, side, to_castle)
      end
    end
  end
  return { at = at, side = pick { "w", "b" }, rights = pick { "Pp", "P", "p", "" },
           quiet = math.random(0, 79), number = math.random(1, 200) }
end

------------------------------------------------------------------------------- scattered, chess

-- Kings at home with the Rooks of some rights, or anywhere.
local function place_kings(game, at)
  local rights, square = "", game.board.square
  for _, side in ipairs { "w", "b" } do
    local king, rank = board.letter("K", side), side == "w" and 1 or 8
    local home = square["e" .. rank]
    if at[home] == "." and chance(0.35) then
      at[home] = king
      for _, wing in ipairs { { "K", "h" }, { "Q", "a" } } do
        local corner = square[wing[2] .. rank]
        if at[corner] == "." and chance(0.7) then
          at[corner] = board.letter("R", side)
          rights = rights .. board.letter(wing[1], side)
        end
      end
    else
      put(at, king, free_squares(at, function() return true end))
    end
  end
  return rights
end

-- A pawn that has just moved by two, with an enemy pawn beside it more often than not.
local function place_passant(game, at, mover)
  local grid = game.board
  local file, up = math.random(8), mover == "w" and 1 or -1
  local home = grid.square[string.char(96 + file) .. (mover == "w" and 2 or 7)]
  local over, to = grid:step(home, 0, up), grid:step(home, 0, 2 * up)
  if at[home] ~= "." or at[over] ~= "." or at[to] ~= "." then return nil end
  at[to] = board.letter("P", mover)
  local beside = grid:step(to, pick { -1, 1 }, 0)
  if beside and at[beside] == "." and chance(0.9) then
    at[beside] = board.letter("P", OTHER[mover])
  end
  return over, home
end

-- A few more men of each kind; `kept` squares stay free.
local function fill_chess(game, at, kept)
  local density = pick { 0, 0.3, 0.6, 1 }
  for _, side in ipairs { "w", "b" } do
    for kind in ("PNBRQ"):gmatch(".") do
      local function may_stand(square)
        local rank = game.board.rank[square]
        return not kept[square] and (kind ~= "P" or rank > 1 and rank < 8)
      end
      for _ = 1, how_many(kind == "P" and 8 or 2, density) do
        put(at, board.letter(kind, side), free_squares(at, may_stand))
      end
    end
  end
end

local function scatter_chess(game)
  while true do
    local position = { at = game.board:empty(), side = pick { "w", "b" },
                       quiet = math.random(0, 99), number = math.random(1, 200) }
    position.rights = place_kings(game, position.at)
    local kept = {}
    if chance(0.3) then
      local over, home = place_passant(game, position.at, OTHER[position.side])
      position.passant = over
      if over then
        kept[over], kept[home] = true, true
        position.quiet = 0
      end
    end
    fill_chess(game, position.at, kept)
    if game:possible(position) then return position end
  end
end

function random.scattered(game, count)
  local scatter = game.data.kinds and scatter_t or scatter_chess
  local list = {}
  for _ = 1, count do list[#list + 1] = game.board:text(scatter(game)) end
  return list
end

return random
