-- The fox looks at its best moves once more with the eyes of a hasty enemy: it likes those after
-- which the first answer that comes to mind is a bad one.
chester_api = 1

local MARGIN = 40 -- hundredths that a trap may cost
local SHARE = 0.5 -- of what the enemy would lose in it
local ENOUGH = 400 -- who is so far ahead needs no traps

-- What the enemy loses by its hasty answer to the move, for the fox.
local function bait(pos, move)
  pos:make(move)
  local hasty, expects = pos:search { depth = 1 }
  local loss = -40 * pos:stood()
  if hasty then
    pos:make(hasty)
    local _, score = pos:search { depth = 4, nodes = 600 }
    pos:unmake()
    -- The score behind the answer is that of the fox, unless a side moves twice.
    loss = loss + math.max(0, score + expects)
  end
  pos:unmake()
  return math.min(loss, 300)
end

local function choose(pos, candidates)
  local best, most
  if candidates[1].score > ENOUGH then return candidates[1] end
  for _, candidate in ipairs(candidates) do
    if candidate.score >= candidates[1].score - MARGIN then
      local worth = candidate.score + SHARE * bait(pos, candidate.move)
      if not most or worth > most then best, most = candidate, worth end
    end
  end
  return best
end

personality "fox" : from "neutral" {
  title = { en = "The Fox", ru = "Лиса" },
  says = { en = "Sets traps, and waits beside them.", ru = "Ставит ловушки и ждёт рядом." },
  weights = { surplus = 40, mobility = 3, centre = 60, advance = -60, castle_reach = 15, exchange = -60 },
  search = { contempt = 40 },
  levels = {
    { title = { en = "Cub", ru = "Лисёнок" }, depth = 1, slack = 20000 },
    { title = { en = "Light", ru = "Простой" }, depth = 2, slack = 400 },
    { title = { en = "Medium", ru = "Средний" }, depth = 3, nodes = 2500, slack = 60 },
    { title = { en = "Strong", ru = "Сильный" }, depth = 5, nodes = 7000, slack = 40 },
    { title = { en = "Master", ru = "Мастер" }, seconds = 3 },
  },
  candidates = 4,
  choose = choose,
}
