-- Boards as plain lists of squares, and the text of positions.
--
-- Squares are numbers, a1 = 1, b1 = 2, ..., rank by rank. A position is a table: `at[square]` is
-- the letter of the piece that stands there (upper case is White's) or "." where none does;
-- `side` is "w" or "b"; `rights` is as in the text, without its "-"; `passant` is a square or nil
-- and only in games that have it; `quiet` and `number` are the two counts. This file knows
-- nothing of how pieces move.

local board = {}
board.__index = board

board.SIDE = {} -- letter -> side
board.KIND = {} -- letter -> kind, which is White's letter
for upper in ("ABCDEFGHIJKLMNOPQRSTUVWXYZ"):gmatch(".") do
  board.SIDE[upper], board.SIDE[upper:lower()] = "w", "b"
  board.KIND[upper], board.KIND[upper:lower()] = upper, upper
end

board.OTHER = { w = "b", b = "w" }
board.WORD = { w = "white", b = "black" }

-- The letter of a kind in a side's hands.
function board.letter(kind, side)
  return side == "w" and kind or kind:lower()
end

function board.new(files, ranks, has_passant)
  local self = { files = files, ranks = ranks, size = files * ranks, has_passant = has_passant,
                 file = {}, rank = {}, name = {}, square = {} }
  for square = 1, self.size do
    local file, rank = (square - 1) % files + 1, (square - 1) // files + 1
    local name = string.char(96 + file) .. rank
    self.file[square], self.rank[square] = file, rank
    self.name[square], self.square[name] = name, square
  end
  return setmetatable(self, board)
end

-- The square so many files to the right and ranks up, or nil beyond the edge.
function board:step(square, right, up)
  local file, rank = self.file[square] + right, self.rank[square] + up
  if file < 1 or file > self.files or rank < 1 or rank > self.ranks then return nil end
  return (rank - 1) * self.files + file
end

-- A set of squares from their names.
function board:zone(names)
  local zone = {}
  for name in names:gmatch("%S+") do zone[self.square[name]] = true end
  return zone
end

-- The rank as a side counts it: its own first rank is 1.
function board:rank_of(square, side)
  return side == "w" and self.rank[square] or self.ranks + 1 - self.rank[square]
end

function board:empty()
  local at = {}
  for square = 1, self.size do at[square] = "." end
  return at
end

function board.find(at, letter)
  for square = 1, #at do
    if at[square] == letter then return square end
  end
end

function board.count(at, letter)
  local count = 0
  for square = 1, #at do
    if at[square] == letter then count = count + 1 end
  end
  return count
end

local function read_pieces(self, text)
  local at, square, rank = self:empty(), 0, self.ranks
  for row in text:gmatch("[^/]+") do
    square = (rank - 1) * self.files
    for digits, letter in row:gmatch("(%d*)(%a?)") do
      square = square + (tonumber(digits) or 0)
      if letter ~= "" then
        square = square + 1
        at[square] = letter
      end
    end
    assert(square == rank * self.files, "a rank of the wrong width: " .. text)
    rank = rank - 1
  end
  assert(rank == 0, "too few or too many ranks: " .. text)
  return at
end

function board:read(text)
  local words = {}
  for word in text:gmatch("%S+") do words[#words + 1] = word end
  local counts = self.has_passant and 5 or 4
  return {
    at = read_pieces(self, words[1]),
    side = words[2],
    rights = words[3] == "-" and "" or words[3],
    passant = self.has_passant and self.square[words[4]] or nil,
    quiet = tonumber(words[counts]),
    number = tonumber(words[counts + 1]),
  }
end

local function pieces_text(self, at)
  local rows = {}
  for rank = self.ranks, 1, -1 do
    local row = table.concat(at, "", (rank - 1) * self.files + 1, rank * self.files)
    rows[#rows + 1] = row:gsub("%.+", function(run) return tostring(#run) end)
  end
  return table.concat(rows, "/")
end

function board:text(position)
  local words = { pieces_text(self, position.at), position.side,
                  position.rights == "" and "-" or position.rights }
  if self.has_passant then words[#words + 1] = self.name[position.passant] or "-" end
  words[#words + 1] = position.quiet
  words[#words + 1] = position.number
  return table.concat(words, " ")
end

-- A move as coordinates, the letter of a promotion last.
function board:move_text(move)
  return self.name[move.from] .. self.name[move.to] .. (move.promotion or ""):lower()
end

-- What follows every move: the turn, and both counts (`loud` sets the first one back).
function board.pass_turn(position, loud)
  position.quiet = loud and 0 or position.quiet + 1
  if position.side == "b" then position.number = position.number + 1 end
  position.side = board.OTHER[position.side]
end

-- A copy that can be changed without harm.
function board.copy(position)
  local copy = {}
  for key, value in pairs(position) do copy[key] = value end
  copy.at = table.move(position.at, 1, #position.at, 1, {})
  return copy
end

return board
