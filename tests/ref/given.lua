-- The reference held against what is given: tests/cases, the published game included. It asks
-- the program nothing. Leaf counts are checked up to LEAVES positions (20,000).

local board = require "board"
local games = require "games"

local cases = arg[0]:match("^(.*)/[^/]*$") .. "/../cases/"
local leaves_at_most = tonumber(os.getenv "LEAVES") or 20000

local function same(name, expected, got)
  if expected == got then print("ok " .. name)
  else print("not ok " .. name .. ": expected " .. expected .. ", got " .. got)
  end
end

-- The lines of a file without its comments.
local function lines_of(file)
  local list = {}
  for line in io.lines(cases .. file) do
    if line:sub(1, 1) ~= "#" then list[#list + 1] = line end
  end
  return list
end

local function columns(line)
  local list = {}
  for column in line:gmatch("[^\t]+") do list[#list + 1] = column end
  return table.unpack(list)
end

-- Doubled strength as people write it: 3 is 1½.
local function half(doubled)
  local whole = doubled // 2
  if doubled % 2 == 0 then return tostring(whole) end
  return (whole > 0 and whole or "") .. "½"
end

local function sum_text(game, position, name)
  local sums, square = game:sums(position), game.board.square[name]
  return half(sums.w[square]) .. ":" .. half(sums.b[square])
end

-- Plays a move that must be legal.
local function played(game, position, text)
  local move = games.find_move(game, position, text)
  if not move then error("an illegal move: " .. text, 0) end
  return game:play(position, move)
end

-------------------------------------------------------------------------------------- questions

local questions = {}

function questions.strength(game, position, name)
  return sum_text(game, position, name)
end

function questions.can(game, position, text)
  return games.find_move(game, position, text) and "yes" or "no"
end

function questions.cannot(game, position, text)
  return games.find_move(game, position, text) and "no" or "yes"
end

function questions.to(game, position, name)
  local list, seen = {}, {}
  for _, move in ipairs(games.sorted_moves(game, position)) do
    local from, to = move:sub(1, 2), move:sub(3, 4)
    if from == name and not seen[to] then
      list[#list + 1], seen[to] = to, true
    end
  end
  return #list > 0 and table.concat(list, " ") or "-"
end

function questions.check(game, position)
  return game:kings(position)
end

function questions.play(game, position, moves)
  for text in moves:gmatch("%S+") do position = played(game, position, text) end
  return game:status(position)
end

local function check_cases(name)
  local game = games.new(name)
  for number, line in ipairs(lines_of(name .. ".tsv")) do
    local id, text, question, expected = columns(line)
    local verb, what = question:match("^(%S+) ?(.*)$")
    local known, got = pcall(questions[verb], game, game.board:read(text), what)
    local title = name .. ":" .. number .. " " .. id .. " " .. question
    same(title, expected, known and got or tostring(got))
  end
end

local function check_perft(file)
  for _, line in ipairs(lines_of(file)) do
    local name, depth, leaves, text = columns(line)
    if tonumber(leaves) <= leaves_at_most then
      local game = games.new(name)
      local position = game.board:read(text or game.data.start)
      same(name .. " perft " .. depth .. " " .. (text or "startpos"), leaves,
           tostring(games.perft(game, position, tonumber(depth))))
    end
  end
end

----------------------------------------------------------------------------- the published game

-- A check is met by a reply that wins, or after which the King cannot be taken.
local function can_be_met(game, position)
  local word = board.WORD[position.side]
  for _, reply in ipairs(game:moves(position)) do
    local after = game:play(position, reply)
    local kings = game:kings(after)
    local safe = kings ~= word and kings ~= "both"
    if safe or game:status(after):find("^" .. word) then return true end
  end
  return false
end

-- The mark that a move deserves, as the book writes it.
local function mark(game, position)
  local kings = game:kings(position)
  if kings ~= board.WORD[position.side] and kings ~= "both" then return "" end
  return can_be_met(game, position) and "+" or "+)"
end

local function check_game(name, file)
  local game = games.new(name)
  local position = game.board:read(game.data.start)
  for _, line in ipairs(lines_of(file)) do
    local square, sums = line:match("^sum (%S+) (%S+)$")
    if square then
      same(file .. " " .. line, sums, sum_text(game, position, square))
    elseif line:match("^%d") then
      for text, marked in line:gsub("^%d+", ""):gmatch("(%w+)([+)]*)") do
        position = played(game, position, text)
        same(file .. " " .. text, text .. marked, text .. mark(game, position))
      end
    end
  end
  same(file .. " end", "playing", game:status(position)) -- White resigned
end

check_cases "chess-t1"
check_cases "chess-t"
check_game("chess-t1", "chess-t1-game1.txt")
check_perft "perft.tsv"
check_perft "perft-chess.tsv"
