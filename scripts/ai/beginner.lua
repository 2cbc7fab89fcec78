-- The beginner plays by a few rules and does not search. At its second level it is what the easy
-- levels of the others are measured against (tests/levels.sh): it wins at once if it can, does not
-- let the other side win at once if it sees how, else takes the most valuable piece, else anything.
chester_api = 1

-- Whether the side that is to move can win at once.
local function can_win(pos)
  for _, move in ipairs(pos:hits()) do
    local mover = pos:side()
    pos:make(move)
    local won = pos:outcome() == mover
    pos:unmake()
    if won then return true end
  end
  return false
end

-- What the move takes, in hundredths; the own piece is paid for in an exchange.
local function gain(pos, move)
  local taken = move:takes() and pos:piece(move:to())
  if not taken then return 0 end
  if not move:exchanges() then return pos:value(taken) end
  return pos:value(taken) - pos:value(pos:piece(move:from()))
end

-- The most that the side to move can take.
local function most_gain(pos)
  local most = 0
  for _, move in ipairs(pos:hits()) do most = math.max(most, gain(pos, move)) end
  return most
end

local function play(pos, clock)
  local best, most = {}, nil
  local own, days = pos:own(), clock.depth or 2
  for _, move in ipairs(pos:moves()) do
    local value = days > 1 and gain(pos, move) or 0
    pos:make(move)
    if pos:outcome() == own then
      pos:unmake()
      return move, 10000
    end
    if days > 1 and can_win(pos) then value = value - 100000 end
    if days > 2 then value = value - most_gain(pos) end
    pos:unmake()
    if not most or value > most then best, most = {}, value end
    if value == most then best[#best + 1] = move end
  end
  return best[pos:random(#best)], most
end

personality "beginner" {
  title = { en = "The Beginner", ru = "Новичок" },
  says = {
    en = "Takes what it can, and sees one move ahead.",
    ru = "Берёт, что может, и видит на ход вперёд.",
  },
  -- On the first day it only knows how to win at once. After a week it takes the most valuable
  -- piece, unless it could lose at once. After a month it looks at what the other side takes then.
  levels = {
    { title = { en = "First day", ru = "Первый день" }, depth = 1 },
    { title = { en = "First week", ru = "Первая неделя" }, depth = 2 },
    { title = { en = "First month", ru = "Первый месяц" }, depth = 3 },
  },
  play = play,
}
