-- Chess-T1 (both editions), Chess-T and Chess-T2, from the pages of their rules: slow and plain.
--
-- "rule N" is the rule of Chess-T1, "T rule N" that of Chess-T. What differs between the games is
-- in t_games.lua, as data. It shares nothing with the engine, of which it is the second opinion.

local board = require "board"
local games = require "t_games"

local SIDE, KIND, OTHER, WORD = board.SIDE, board.KIND, board.OTHER, board.WORD

-- Rule 14, doubled. The Scout has none.
local STRENGTH = { C = 6, R = 4, K = 3, P = 3, V = 3, I = 2, S = 0 }
local ROYAL = { K = true, C = true, P = true } -- rule 4
local LIMIT = 3 -- Princes, and Konnets, above which nothing becomes one: rules 12 and 13

local STRAIGHT = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } }
local DIAGONAL = { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } }
local LEAPS = { { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 },
                { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } }

local chess_t = {}
chess_t.__index = chess_t

function chess_t.new(name)
  local data = games[name]
  local grid = board.new(data.files, 8)
  local self = { name = name, family = "chess-t", data = data, board = grid,
                 castle = {}, field = {} }
  for side in pairs(WORD) do
    self.castle[side] = grid:zone(data.castle[side])
    self.field[side] = grid:zone(data.field[side])
  end
  return setmetatable(self, chess_t)
end

function chess_t:in_a_castle(square)
  return self.castle.w[square] or self.castle.b[square] or false
end

-- Rule 12: where a Knecht or Ver Knecht cannot stay what it is.
function chess_t:must_promote(kind, side, square)
  local rank = self.board:rank_of(square, side)
  return kind == "I" and rank >= 6 or kind == "V" and rank == 8
end

--------------------------------------------------------------------- what a piece hits, rule 15

-- The steps of a Knecht and Ver Knecht: rule 5.
local function add_steps(self, at, from, side, add)
  local grid = self.board
  local forward = side == "w" and 1 or -1
  for _, way in ipairs(STRAIGHT) do add(grid:step(from, way[1], way[2])) end
  local over, to = grid:step(from, 0, forward), grid:step(from, 0, 2 * forward)
  if to and grid:rank_of(from, side) <= 4 and grid:rank_of(to, side) <= 4 and at[over] == "." then
    add(to)
  end
end

-- Lines without jumping end at the first piece, which is hit too; nor does anybody pass the
-- enemy's impregnable field on a diagonal (T rule 7).
local function add_diagonals(self, at, from, side, range, add)
  for _, way in ipairs(DIAGONAL) do
    for length = 1, range do
      local to = self.board:step(from, way[1] * length, way[2] * length)
      if not to or self.field[OTHER[side]][to] then break end
      add(to)
      if at[to] ~= "." then break end
    end
  end
end

-- Whoever may go farther than one square on a rank or file jumps there, over anything at all:
-- rules 6 and 8, T rule 7.
local function add_straights(self, from, range, add)
  for _, way in ipairs(STRAIGHT) do
    for length = 1, range do
      add(self.board:step(from, way[1] * length, way[2] * length))
    end
  end
end

-- The squares that a piece could move to if they were free, castle squares included even when it
-- may not enter them. No one reaches the enemy's impregnable fields (T rules 3 and 8).
function chess_t:reach(at, from)
  local side, kind = SIDE[at[from]], KIND[at[from]]
  local closed = self.field[OTHER[side]]
  local squares = {}
  local function add(to)
    if to and not closed[to] then squares[#squares + 1] = to end
  end
  if kind == "I" or kind == "V" then
    add_steps(self, at, from, side, add)
  elseif kind == "S" then
    for _, leap in ipairs(LEAPS) do add(self.board:step(from, leap[1], leap[2])) end
  else
    add_straights(self, from, self.data.straight[kind] or 0, add)
    add_diagonals(self, at, from, side, self.data.diagonal[kind] or 0, add)
  end
  return squares
end

-- The sums of both sides on every square, attack and defence alike: rule 16.
--
-- Rule 18 (the strength of other pieces counts against a piece in a castle only together with a
-- royal piece) needs no line here: the sums are given in full, and whoever captures in a castle
-- is royal himself (rule 4) or a Scout, whom sums do not concern.
function chess_t:sums(position)
  local at = position.at
  local sums = { w = {}, b = {} }
  for square = 1, #at do sums.w[square], sums.b[square] = 0, 0 end
  for from = 1, #at do
    if at[from] ~= "." then
      local mine, strength = sums[SIDE[at[from]]], STRENGTH[KIND[at[from]]]
      mine[from] = mine[from] + strength
      for _, to in ipairs(self:reach(at, from)) do mine[to] = mine[to] + strength end
    end
  end
  return sums
end

----------------------------------------------------------------------------------- single moves

-- What a Ver Knecht can become where it arrives: rule 12.
function chess_t:choices(at, side, to)
  local file = self.board.file[to]
  local corner = file == 1 or file == self.board.files
  local kinds = self.castle[OTHER[side]][to] and self.data.inside
                or corner and self.data.corner or self.data.outside
  local free = {}
  for kind in kinds:gmatch(".") do
    local limited = kind == "P" or kind == "C"
    if not limited or board.count(at, board.letter(kind, side)) < LIMIT then
      free[#free + 1] = kind
    end
  end
  return free
end

-- The Prince's entry, rule 13: whether it changes him.
local function entry_promotes(self, position, from, to, side)
  local castle = self.castle[OTHER[side]]
  return castle[to] and not castle[from]
         and position.rights:find(board.letter("P", side), 1, true)
         and board.count(position.at, board.letter("C", side)) < LIMIT
end

-- A move or capture, with the promotion that it brings.
local function add_arrival(self, position, list, move, side, kind)
  if kind == "P" and entry_promotes(self, position, move.from, move.to, side) then
    move.promotion, move.spends = "C", true
  elseif kind == "I" and self:must_promote(kind, side, move.to) then
    move.promotion = "V"
  elseif kind == "V" and self:must_promote(kind, side, move.to) then
    for _, choice in ipairs(self:choices(position.at, side, move.to)) do
      list[#list + 1] = { from = move.from, to = move.to, takes = move.takes, promotion = choice }
    end
    return
  end
  list[#list + 1] = move
end

-- Whether a piece may come to stand on a square, which may hold an enemy piece: rules 4 and 12.
local function may_enter(self, at, side, kind, to)
  if ROYAL[kind] or not self:in_a_castle(to) then return true end
  return kind == "V" and at[to] == "." and self.castle[OTHER[side]][to]
         and self:must_promote(kind, side, to)
end

-- The Scout: rules 19 and 20.
local function add_scout(self, at, list, from, to)
  local takes = at[to] ~= "."
  if not self:in_a_castle(to) then
    list[#list + 1] = { from = from, to = to, takes = takes }
  elseif takes then
    list[#list + 1] = { from = from, to = to, exchange = true }
  end
end

-- What any other piece does with a square that it reaches: rule 17, T rule 9.
local function add_other(self, position, list, sums, from, to, side, kind)
  local at = position.at
  if not may_enter(self, at, side, kind, to) then return end
  if at[to] == "." then
    add_arrival(self, position, list, { from = from, to = to }, side, kind)
    return
  end
  local mine, theirs = sums[side][to], sums[OTHER[side]][to]
  if mine > theirs then
    add_arrival(self, position, list, { from = from, to = to, takes = true }, side, kind)
  elseif self.data.exchange and mine == theirs and kind ~= "K" and KIND[at[to]] ~= "K" then
    list[#list + 1] = { from = from, to = to, exchange = true }
  end
end

-- The moves of a side before rule 11.
local function all_moves(self, position, side)
  local at, sums, list = position.at, self:sums(position), {}
  for from = 1, #at do
    if SIDE[at[from]] == side then
      local kind = KIND[at[from]]
      for _, to in ipairs(self:reach(at, from)) do
        if SIDE[at[to]] == side then -- nobody takes his own
        elseif kind == "S" then add_scout(self, at, list, from, to)
        else add_other(self, position, list, sums, from, to, side, kind)
        end
      end
    end
  end
  return list
end

local function change_board(at, move, side)
  local piece = move.promotion and board.letter(move.promotion, side) or at[move.from]
  at[move.from] = "."
  at[move.to] = move.exchange and "." or piece
end

-- Royal pieces of a side in the castle of `owner`.
local function royals_in(self, at, side, owner)
  local count = 0
  for square in pairs(self.castle[owner]) do
    if SIDE[at[square]] == side and ROYAL[KIND[at[square]]] then count = count + 1 end
  end
  return count
end

-- Rule 11, for every move and exchange alike: it looks at the enemy before the move and at one's
-- own royal pieces after it. The second list holds what it forbids.
local function split_by_rule_11(self, position, side, list)
  if royals_in(self, position.at, OTHER[side], side) == 0 then return list, {} end
  local legal, forbidden = {}, {}
  for _, move in ipairs(list) do
    local after = board.copy(position).at
    change_board(after, move, side)
    local into = royals_in(self, after, side, side) > 0 and legal or forbidden
    into[#into + 1] = move
  end
  return legal, forbidden
end

------------------------------------------------------------------------- what a game must answer

-- What a side may do, whoever's turn it is and even after the end; and what rule 11 forbids it.
function chess_t:moves_of(position, side)
  return split_by_rule_11(self, position, side, all_moves(self, position, side))
end

local function has_king(at, side)
  return board.find(at, board.letter("K", side)) ~= nil
end

local function holds_castle(self, at, side)
  local enemy = OTHER[side]
  return royals_in(self, at, side, enemy) > 0 and royals_in(self, at, enemy, enemy) == 0
end

-- Rule 22, the King before the castle.
local function won(self, position)
  local at = position.at
  for side, enemy in pairs(OTHER) do
    if not has_king(at, enemy) then return side, "king" end
  end
  for side in pairs(OTHER) do
    if holds_castle(self, at, side) then return side, "castle" end
  end
end

-- The legal moves; none when the game is over.
function chess_t:moves(position)
  if won(self, position) then return {} end
  return (self:moves_of(position, position.side))
end

function chess_t:status(position)
  local side, reason = won(self, position)
  if not side and #self:moves(position) == 0 then
    side, reason = OTHER[position.side], "blockade"
  end
  return side and WORD[side] .. "-wins " .. reason or "playing"
end

-- Whose King could be taken if the other side were to move (rule 21): by capture or exchange.
function chess_t:kings(position)
  local taken = {}
  for side in pairs(WORD) do
    for _, move in ipairs((self:moves_of(position, OTHER[side]))) do
      if position.at[move.to] == board.letter("K", side) then taken[side] = true end
    end
  end
  return taken.w and taken.b and "both" or taken.w and "white" or taken.b and "black" or "none"
end

function chess_t:play(position, move)
  local after = board.copy(position)
  change_board(after.at, move, position.side)
  if move.spends then
    after.rights = after.rights:gsub(board.letter("P", position.side), "")
  end
  board.pass_turn(after, move.takes or move.exchange)
  return after
end

---------------------------------------------------------------------------- for random positions

-- Whether a position could stand at all. One with two winners could not, as nobody takes his own
-- King or gives up his own castle (rule 11).
function chess_t:possible(position)
  local at = position.at
  return (has_king(at, "w") or has_king(at, "b"))
         and not (holds_castle(self, at, "w") and holds_castle(self, at, "b"))
end

-- An entry into the enemy castle from outside: rule 13.
function chess_t:enters(position, move)
  local castle = self.castle[OTHER[position.side]]
  return castle[move.to] and not castle[move.from] or false
end

-- Whether a move is of the kind that makes games worth looking at.
function chess_t:lively(position, move)
  return move.takes or move.exchange or move.promotion or self:enters(position, move)
end

return chess_t
