-- The sage is a whole player without a search. It weighs each move by maxims: what it takes, what
-- it leaves to be taken, how strong its side stands where it goes, and where the way leads.
chester_api = 1

local WIN = 10000

local function worth(pos, square)
  local piece = pos:piece(square)
  return piece and pos:value(piece) or 0
end

-- What a move takes, less what it gives in an exchange.
local function gain(pos, move)
  if not move:takes() then return 0 end
  local taken = worth(pos, move:to())
  return move:exchanges() and taken - worth(pos, move:from()) or taken
end

local function most_gain(pos)
  local most = 0
  for _, move in ipairs(pos:hits()) do most = math.max(most, gain(pos, move)) end
  return most
end

-- What the side to move could gain, less what the other side takes back.
local function threat(pos)
  local most = 0
  for _, move in ipairs(pos:hits()) do
    local side, value = pos:side(), gain(pos, move)
    pos:make(move)
    local won = pos:outcome() == side
    if value > most then value = value - most_gain(pos) end
    pos:unmake()
    if won then return WIN end
    most = math.max(most, value)
  end
  return most
end

local function forward(pos, square)
  local rank = tonumber(square:sub(2))
  return pos:own() == "white" and rank or pos:ranks() + 1 - rank
end

-- How many pieces of ours stand in our castle.
local function guards(pos)
  local count = 0
  for _, square in ipairs(pos:zone("castle", "own")) do
    local _, side = pos:piece(square)
    if side == pos:own() then count = count + 1 end
  end
  return count
end

-- Maxims for a move that has been made.
local function weigh(pos, to)
  local score = 6 * (pos:strength(to, "own") - pos:strength(to, "enemy"))
  score = score + 40 * math.min(guards(pos), 2)
  if pos:in_check("enemy") then score = score + 15 end
  for _, square in ipairs(pos:zone("castle", "enemy")) do
    score = score + 5 * (pos:strength(square, "own") - pos:strength(square, "enemy"))
  end
  return score
end

local function play(pos, clock)
  local best, most
  local maxims = clock.depth or 3
  for _, move in ipairs(pos:moves()) do
    local score = 5 * (forward(pos, move:to()) - forward(pos, move:from())) + pos:random(8)
    if maxims > 1 then score = score + gain(pos, move) end
    pos:make(move)
    local winner = pos:outcome()
    if winner == pos:own() then
      pos:unmake()
      return move, WIN
    end
    if winner then
      score = -100
    elseif maxims > 1 then
      local danger = threat(pos)
      score = score - (maxims > 2 and danger or danger == WIN and WIN or danger / 12)
      score = score - 60 * pos:stood()
      if maxims > 2 then score = score + weigh(pos, move:to()) end
    end
    pos:unmake()
    if not most or score > most then best, most = move, score end
  end
  return best, math.max(math.min(most, WIN), -WIN)
end

personality "sage" {
  title = { en = "The Sage", ru = "Мудрец" },
  says = {
    en = "Plays by maxims and does not calculate.",
    ru = "Играет по правилам мудрости и не считает.",
  },
  -- Each level knows more maxims. Go forward, and win when you can; take what is dear, and lose
  -- nothing that ends the game; leave nothing to be taken, and stand strong.
  levels = {
    { title = { en = "Pupil", ru = "Ученик" }, depth = 1 },
    { title = { en = "Reader", ru = "Книжник" }, depth = 2 },
    { title = { en = "Master", ru = "Учитель" }, depth = 3 },
  },
  play = play,
}
