-- The program held against the reference on random positions: tests/ref/compare [POSITIONS
-- [GAME ...]]
--
-- For each game half of the positions come from random play and half are scattered at random. The
-- program answers all of them in one process for each question. Reported is, for each game and
-- question, the first difference with its position and what each side has that the other lacks.
-- Whole games are played by both as well. SEED starts other positions.

local features = require "features"
local games = require "games"
local played = require "played"
local scattered = require "scattered"

local positions = tonumber(arg[1]) or 1000
local seed = tonumber(os.getenv "SEED") or 1
local program = os.getenv "CHESTER" or "build/chester"
local folder = os.getenv "TMPDIR" or "/tmp"

------------------------------------------------------------------------------------- the program

local function quoted(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

local function run(arguments)
  local pipe = assert(io.popen(quoted(program) .. " " .. arguments .. " 2>&1"))
  local lines = {}
  for line in pipe:lines() do lines[#lines + 1] = line end
  pipe:close()
  return lines
end

local function ask_all(game, command, texts)
  local name = folder .. "/positions"
  local file = assert(io.open(name, "w"))
  file:write(table.concat(texts, "\n"), "\n")
  file:close()
  return run(command .. " -v " .. game.name .. " - <" .. quoted(name))
end

--------------------------------------------------------------------------------------- questions

-- Each gives the answer as the program writes it on one line, in items of so many words, or nil
-- when there is no one answer by the rules.
local questions = {
  { name = "moves", command = "moves", words = 1, answer = function(game, position)
    return table.concat(games.sorted_moves(game, position), " ")
  end },
  { name = "strength", command = "strength", words = 3, answer = function(game, position)
    local sums, items = game:sums(position), {}
    for square, name in ipairs(game.board.name) do
      items[square] = name .. " " .. sums.w[square] .. " " .. sums.b[square]
    end
    return table.concat(items, " ")
  end },
  { name = "status", command = "status", words = 4, answer = function(game, position)
    return game:status(position)
  end },
  -- After the end nobody takes anything, so only a game in progress is asked about.
  { name = "kings", command = "status --kings", words = 1, answer = function(game, position)
    return game:status(position) == "playing" and game:kings(position) or nil
  end },
}

-- The items of one answer that the other lacks.
local function lacking(one, other, words)
  local function items(text)
    local list, item = {}, {}
    for word in text:gmatch("%S+") do
      item[#item + 1] = word
      if #item == words then list[#list + 1], item = table.concat(item, " "), {} end
    end
    if #item > 0 then list[#list + 1] = table.concat(item, " ") end
    return list
  end
  local has, list = {}, {}
  for _, item in ipairs(items(other)) do has[item] = true end
  for _, item in ipairs(items(one)) do
    if not has[item] then list[#list + 1] = item end
  end
  return #list > 0 and table.concat(list, ", ") or "nothing more"
end

local function report(name, faults, first, count)
  if faults == 0 then print("ok " .. name .. ": " .. count)
  else print("not ok " .. name .. ": " .. faults .. " differ, the first: " .. first)
  end
end

local function compare_question(game, question, texts)
  local answers = ask_all(game, question.command, texts)
  local asked, faults, first = 0, 0, nil
  for index, text in ipairs(texts) do
    local mine = question.answer(game, game.board:read(text))
    local theirs = answers[index] or "no answer"
    if mine then asked = asked + 1 end
    if mine and mine ~= theirs then
      faults = faults + 1
      first = first or text .. " | reference: " .. lacking(mine, theirs, question.words)
                       .. " | program: " .. lacking(theirs, mine, question.words)
    end
  end
  report(game.name .. " " .. question.name, faults, first, asked .. " positions")
end

------------------------------------------------------------------------------------------- games

-- The position and the status after a whole game, the rights and counts of its text included.
local function compare_games(game, number)
  local faults, first = 0, nil
  for _ = 1, number do
    local texts, moves = played.game(game, 150)
    local after = " -v " .. game.name .. " --moves '" .. table.concat(moves, " ") .. "'"
    local mine = texts[#texts] .. " | " .. game:status(game.board:read(texts[#texts]))
    local theirs = (run("fen" .. after)[1] or "no answer") .. " | "
                .. (run("status" .. after)[1] or "no answer")
    if mine ~= theirs then
      faults = faults + 1
      first = first or table.concat(moves, " ") .. " | reference: " .. mine
                       .. " | program: " .. theirs
    end
  end
  report(game.name .. " games", faults, first, number .. " games")
end

-- So many positions must have met everything that a game is known for, or they prove little.
local function report_features(game, texts)
  local seen, counts, missing = {}, {}, {}
  for _, text in ipairs(texts) do
    for feature in pairs(features.of(game, game.board:read(text))) do
      seen[feature] = (seen[feature] or 0) + 1
    end
  end
  for feature in features.wanted(game):gmatch("%S+") do
    counts[#counts + 1] = feature .. " " .. (seen[feature] or 0)
    if not seen[feature] then missing[#missing + 1] = feature end
  end
  if #missing > 0 and positions >= 1000 then
    print("not ok " .. game.name .. " features: never met: " .. table.concat(missing, ", "))
  else
    print("ok " .. game.name .. " features: " .. table.concat(counts, ", "))
  end
end

for _, name in ipairs(arg[2] and { table.unpack(arg, 2) } or games.names) do
  local game = games.new(name)
  math.randomseed(seed)
  local texts = played.positions(game, positions // 2)
  while #texts < positions do
    texts[#texts + 1] = game.board:text(scattered.position(game))
  end
  for _, question in ipairs(questions) do compare_question(game, question, texts) end
  compare_games(game, math.max(1, positions // 50))
  report_features(game, texts)
end
