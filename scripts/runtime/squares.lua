-- Squares as numbers, for hooks: local squares = require "runtime.squares".
--
-- The hooks name squares by texts, "e4"; these functions count with them. Files are numbers
-- from 1 (a), ranks from 1.
local squares = {}

-- squares.split("e4") gives 5, 4; nil for a text that is no square.
function squares.split(square)
  local letter, rank = square:match("^(%l)(%d%d?)$")
  if not letter then return nil end
  return letter:byte() - ("a"):byte() + 1, tonumber(rank)
end

-- squares.join(5, 4) gives "e4".
function squares.join(file, rank)
  return string.char(("a"):byte() + file - 1) .. math.tointeger(rank)
end

-- How many steps of a king lie between two squares.
function squares.distance(a, b)
  local file_a, rank_a = squares.split(a)
  local file_b, rank_b = squares.split(b)
  return math.max(math.abs(file_a - file_b), math.abs(rank_a - rank_b))
end

-- The squares around one, on a board of so many files and ranks.
function squares.around(square, files, ranks)
  local file, rank = squares.split(square)
  local list = {}
  for f = math.max(1, file - 1), math.min(files, file + 1) do
    for r = math.max(1, rank - 1), math.min(ranks, rank + 1) do
      if f ~= file or r ~= rank then list[#list + 1] = squares.join(f, r) end
    end
  end
  return list
end

-- All squares of such a board, a1 b1 and so on.
function squares.all(files, ranks)
  local list = {}
  for r = 1, ranks do
    for f = 1, files do list[#list + 1] = squares.join(f, r) end
  end
  return list
end

return squares
