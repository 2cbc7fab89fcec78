-- Ordinary chess from the Laws: slow and plain.
--
-- Every move is tried on a copy of the board, and is legal if the mover's King cannot be taken
-- after it. It shares nothing with the engine, of which it is the second opinion.

local board = require "board"

local SIDE, KIND, OTHER, WORD = board.SIDE, board.KIND, board.OTHER, board.WORD

-- For the training view only; the Laws know no strength. Doubled.
local STRENGTH = { Q = 18, R = 10, B = 6, N = 6, K = 4, P = 2 }

local STRAIGHT = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } }
local DIAGONAL = { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } }
local ALL = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } }
local LEAPS = { { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 },
                { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } }

local WAYS = { K = ALL, Q = ALL, R = STRAIGHT, B = DIAGONAL, N = LEAPS }
local RANGE = { K = 1, Q = 7, R = 7, B = 7, N = 1 }

-- The King's and the Rook's squares, what must be free, and what must not be attacked.
local CASTLING = {
  K = { side = "w", king = "e1", to = "g1", rook = "h1", rook_to = "f1",
        free = "f1 g1", safe = "e1 f1 g1" },
  Q = { side = "w", king = "e1", to = "c1", rook = "a1", rook_to = "d1",
        free = "b1 c1 d1", safe = "e1 d1 c1" },
  k = { side = "b", king = "e8", to = "g8", rook = "h8", rook_to = "f8",
        free = "f8 g8", safe = "e8 f8 g8" },
  q = { side = "b", king = "e8", to = "c8", rook = "a8", rook_to = "d8",
        free = "b8 c8 d8", safe = "e8 d8 c8" },
}

local chess = {}
chess.__index = chess

function chess.new(name)
  local self = { name = name, family = "chess", board = board.new(8, 8, true) }
  self.data = { start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" }
  return setmetatable(self, chess)
end

local function forward(side) return side == "w" and 1 or -1 end

-- The squares that a piece attacks, whatever stands on them.
function chess:reach(at, from)
  local side, kind = SIDE[at[from]], KIND[at[from]]
  local squares = {}
  if kind == "P" then
    for _, right in ipairs { -1, 1 } do
      squares[#squares + 1] = self.board:step(from, right, forward(side))
    end
    return squares
  end
  for _, way in ipairs(WAYS[kind]) do
    for length = 1, RANGE[kind] do
      local to = self.board:step(from, way[1] * length, way[2] * length)
      if not to then break end
      squares[#squares + 1] = to
      if at[to] ~= "." then break end
    end
  end
  return squares
end

function chess:sums(position)
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

local function attacked(self, at, square, by)
  for from = 1, #at do
    if SIDE[at[from]] == by then
      for _, to in ipairs(self:reach(at, from)) do
        if to == square then return true end
      end
    end
  end
  return false
end

local function in_check(self, at, side)
  return attacked(self, at, board.find(at, board.letter("K", side)), OTHER[side])
end

----------------------------------------------------------------------------------- single moves

-- A pawn's arrival: one move, or four on the last rank.
local function add_pawn(self, list, side, move)
  if self.board:rank_of(move.to, side) < 8 then
    list[#list + 1] = move
    return
  end
  for kind in ("QRBN"):gmatch(".") do
    list[#list + 1] = { from = move.from, to = move.to, takes = move.takes, promotion = kind }
  end
end

local function add_pawn_moves(self, position, list, from, side)
  local at, grid, up = position.at, self.board, forward(side)
  local one = grid:step(from, 0, up)
  if at[one] == "." then
    add_pawn(self, list, side, { from = from, to = one })
    local two = grid:step(from, 0, 2 * up)
    if grid:rank_of(from, side) == 2 and at[two] == "." then
      list[#list + 1] = { from = from, to = two, double = one }
    end
  end
  for _, to in ipairs(self:reach(at, from)) do
    if SIDE[at[to]] == OTHER[side] then
      add_pawn(self, list, side, { from = from, to = to, takes = true })
    elseif to == position.passant then
      list[#list + 1] = { from = from, to = to, takes = true, passed = grid:step(to, 0, -up) }
    end
  end
end

local function may_castle(self, at, rule)
  for square in pairs(self.board:zone(rule.free)) do
    if at[square] ~= "." then return false end
  end
  for square in pairs(self.board:zone(rule.safe)) do
    if attacked(self, at, square, OTHER[rule.side]) then return false end
  end
  return true
end

local function add_castling(self, position, list, side)
  local square = self.board.square
  for right in position.rights:gmatch(".") do
    local rule = CASTLING[right]
    if rule.side == side and may_castle(self, position.at, rule) then
      list[#list + 1] = { from = square[rule.king], to = square[rule.to],
                          rook = square[rule.rook], rook_to = square[rule.rook_to] }
    end
  end
end

local function all_moves(self, position)
  local at, side, list = position.at, position.side, {}
  for from = 1, #at do
    if at[from] == board.letter("P", side) then
      add_pawn_moves(self, position, list, from, side)
    elseif SIDE[at[from]] == side then
      for _, to in ipairs(self:reach(at, from)) do
        if SIDE[at[to]] ~= side then
          list[#list + 1] = { from = from, to = to, takes = at[to] ~= "." }
        end
      end
    end
  end
  add_castling(self, position, list, side)
  return list
end

local function change_board(at, move, side)
  at[move.to] = move.promotion and board.letter(move.promotion, side) or at[move.from]
  at[move.from] = "."
  if move.passed then at[move.passed] = "." end
  if move.rook then at[move.rook_to], at[move.rook] = at[move.rook], "." end
end

local function legal_moves(self, position)
  local legal = {}
  for _, move in ipairs(all_moves(self, position)) do
    local after = board.copy(position).at
    change_board(after, move, position.side)
    if not in_check(self, after, position.side) then legal[#legal + 1] = move end
  end
  return legal
end

------------------------------------------------------------------------- what a game must answer

-- Dead by its material: bare Kings, one Knight, or Bishops on squares of one colour only.
local function is_dead(self, at)
  local knights, bishops = 0, { [0] = 0, 0 }
  for square = 1, #at do
    local kind = KIND[at[square]]
    if kind == "N" then knights = knights + 1
    elseif kind == "B" then
      local colour = (self.board.file[square] + self.board.rank[square]) % 2
      bishops[colour] = bishops[colour] + 1
    elseif kind and kind ~= "K" then return false
    end
  end
  local all = bishops[0] + bishops[1]
  return knights + all <= 1 or knights == 0 and (bishops[0] == 0 or bishops[1] == 0)
end

function chess:moves(position)
  if is_dead(self, position.at) then return {} end
  return legal_moves(self, position)
end

function chess:status(position)
  local side = position.side
  if #legal_moves(self, position) == 0 then
    return in_check(self, position.at, side) and WORD[OTHER[side]] .. "-wins checkmate"
           or "draw stalemate"
  end
  return is_dead(self, position.at) and "draw dead-position" or "playing"
end

function chess:kings(position)
  local white, black = in_check(self, position.at, "w"), in_check(self, position.at, "b")
  return white and black and "both" or white and "white" or black and "black" or "none"
end

-- A right is gone when anything leaves or reaches the King's or the Rook's square.
local function rights_after(self, rights, move)
  local name = self.board.name
  return (rights:gsub(".", function(right)
    local rule = CASTLING[right]
    for _, square in ipairs { name[move.from], name[move.to] } do
      if square == rule.king or square == rule.rook then return "" end
    end
  end))
end

function chess:play(position, move)
  local after = board.copy(position)
  change_board(after.at, move, position.side)
  after.rights = rights_after(self, position.rights, move)
  after.passant = move.double
  board.pass_turn(after, move.takes or KIND[position.at[move.from]] == "P")
  return after
end

---------------------------------------------------------------------------- for random positions

function chess:lively(_, move)
  return move.takes or move.promotion or move.rook or move.double
end

-- Whether a position could stand at all: the side that has moved is not in check.
function chess:possible(position)
  return not in_check(self, position.at, OTHER[position.side])
end

return chess
