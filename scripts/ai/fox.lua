-- The fox looks at its best moves once more with the eyes of a hasty enemy: it likes those after
-- which the first answer that comes to mind is a bad one.
chester_api = 1

local MARGIN = 40 -- hundredths that a trap may cost
local SHARE = 0.5 -- of what the enemy would lose in it

-- What the enemy loses by its hasty answer to the move, for the fox.
local function bait(pos, move)
  pos:make(move)
  local hasty, expects = pos:search { depth = 1 }
  local loss = 0
  if hasty then
    pos:make(hasty)
    local _, score = pos:search { depth = 4, nodes = 600 }
    pos:unmake()
    -- The score behind the answer is that of the fox, unless a side moves twice.
    loss = math.max(0, score + expects)
  end
  pos:unmake()
  return math.min(loss, 300)
end

local function choose(pos, candidates)
  local best, most
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
  weights = { surplus = 20, mobility = 4 },
  search = { contempt = 40 },
  candidates = 5,
  choose = choose,
}
