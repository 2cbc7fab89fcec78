-- The tinker is a whole player in Lua: a small search of its own, alpha-beta with hits to the end, and
-- an evaluation of its own. It asks nothing of the search in C; so it is slow, and sees little.
chester_api = 1

local WIN = 10000
local STEP = 3 -- hundredths for each rank that a move leads forward: so that something happens

local RESERVE = 100000 -- instructions that it takes to come to an end

local left  -- positions that may still be looked at
local slack -- hundredths by which the level misjudges

-- For the side to move: men, and strength in the castles.
local function evaluate(pos)
  local own, enemy = "own", "enemy"
  local score = pos:material(own) - pos:material(enemy)
  for _, square in ipairs(pos:zone("castle", enemy)) do
    score = score + 4 * (pos:strength(square, own) - pos:strength(square, enemy))
  end
  for _, square in ipairs(pos:zone("castle", own)) do
    score = score + 6 * (pos:strength(square, own) - pos:strength(square, enemy))
  end
  if pos:side() ~= pos:own() then score = -score end
  if slack > 0 then score = score + pos:random(2 * slack + 1) - slack - 1 end
  return math.max(100 - WIN, math.min(score, WIN - 100)) -- a win in sight is never misjudged
end

-- The score of a finished game for the side to move; nil while it goes on.
local function finished(pos, ply)
  local winner = pos:outcome()
  if not winner then
    if pos:stood() == 0 then return nil end
    return pos:side() == pos:own() and -20 or 20 -- to come round again is a little bad
  end
  if winner == "draw" then return 0 end
  return winner == pos:side() and WIN - ply or ply - WIN
end

-- Hits of dear pieces first: with them alpha-beta leaves out the most.
local function sorted(pos, moves)
  local worth, list = {}, {}
  for i, move in ipairs(moves) do
    local taken = move:takes() and pos:piece(move:to())
    local value = taken and pos:value(taken) + 1 or 0
    local at = #list + 1
    while at > 1 and worth[at - 1] < value do at = at - 1 end
    table.insert(list, at, move)
    table.insert(worth, at, value)
  end
  return list
end

local function search(pos, depth, ply, alpha, beta)
  left = left - 1
  if left % 64 == 0 and pos:left() < RESERVE then left = 0 end
  local score = finished(pos, ply)
  if score then return score end
  if depth <= 0 then
    score = evaluate(pos)
    if score >= beta or depth <= -3 then return score end
    alpha = math.max(alpha, score)
  end
  local best = depth > 0 and -WIN or score
  for _, move in ipairs(sorted(pos, depth > 0 and pos:moves() or pos:hits())) do
    if left <= 0 then break end
    if depth > 0 or move:takes() then
      local side = pos:side()
      pos:make(move)
      if pos:side() == side then
        score = search(pos, depth - 1, ply + 1, alpha, beta)
      else
        score = -search(pos, depth - 1, ply + 1, -beta, -alpha)
      end
      pos:unmake()
      best = math.max(best, score)
      alpha = math.max(alpha, score)
      if alpha >= beta then break end
    end
  end
  return best
end

-- How far a move leads forward.
local function steps(pos, move)
  local way = tonumber(move:to():sub(2)) - tonumber(move:from():sub(2))
  return pos:own() == "white" and way or -way
end

-- The best of the moves at one depth, which comes to the front of the list; nil when there was
-- no time for all.
local function look(pos, moves, depth)
  local best, alpha = 1, -WIN - 1
  for i, move in ipairs(moves) do
    local side, bonus = pos:side(), STEP * steps(pos, move) + pos:random(STEP)
    pos:make(move)
    local score
    if pos:side() == side then
      score = bonus + search(pos, depth - 1, 1, alpha - bonus, WIN + 1)
    else
      score = bonus - search(pos, depth - 1, 1, -WIN - 1, bonus - alpha)
    end
    pos:unmake()
    if left <= 0 and depth > 1 then return nil end
    if score > alpha then best, alpha = i, score end
  end
  table.insert(moves, 1, table.remove(moves, best))
  return alpha
end

local function play(pos, clock)
  local moves, score = sorted(pos, pos:moves()), 0
  slack = clock.slack or 0
  left = math.min(clock.nodes or 6000, (clock.seconds or 60) * 6000)
  for depth = 1, clock.depth or 3 do
    local found = look(pos, moves, depth)
    score = found or score
    if left <= 0 then break end
  end
  return moves[1], score
end

personality "tinker" {
  title = { en = "The Tinker", ru = "Механик" },
  says = {
    en = "Thinks with a machine that it has built by itself, in Lua.",
    ru = "Думает машиной, которую собрал сам, на Lua.",
  },
  levels = {
    { title = { en = "Spring", ru = "Пружина" }, depth = 1, slack = 9000 },
    { title = { en = "Wheel", ru = "Колесо" }, depth = 2, nodes = 1500, slack = 400 },
    { title = { en = "Clockwork", ru = "Часы" }, depth = 2, nodes = 4000 },
    { title = { en = "Tower clock", ru = "Куранты" }, depth = 3, nodes = 30000 },
  },
  play = play,
}
