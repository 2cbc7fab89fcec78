-- Random games, and positions from them, as texts.
--
-- Play prefers captures, promotions and entries, and rarely ends a game when it need not, so
-- that deep and odd positions come up. All of it follows from the seed.

local played = {}

local function chance(share) return math.random() < share end
local function pick(list) return list[math.random(#list)] end

local function choose(game, position, moves)
  local lively = {}
  if chance(0.4) then
    for _, move in ipairs(moves) do
      if game:lively(position, move) then lively[#lively + 1] = move end
    end
  end
  return pick(#lively > 0 and lively or moves)
end

-- One step of a game: a move that ends it is most often taken back.
local function step(game, position)
  local moves = game:moves(position)
  local move, after
  for _ = 1, 6 do
    move = choose(game, position, moves)
    after = game:play(position, move)
    if game:status(after) == "playing" then break end
  end
  return move, after
end

-- What makes two positions the same: all but the counts.
local function place_of(text) return text:match("^(.*) %d+ %d+$") end

-- A game of at most so many plies: the texts of its positions, the first included, and of its
-- moves. It ends before a draw could be claimed, which is no matter of a single position.
function played.game(game, plies)
  local position = game.board:read(game.data.start)
  local texts, moves, seen = { game.board:text(position) }, {}, {}
  seen[place_of(texts[1])] = 1
  while #moves < plies and position.quiet < 70 and game:status(position) == "playing" do
    local move, after = step(game, position)
    local text = game.board:text(after)
    local place = place_of(text)
    seen[place] = (seen[place] or 0) + 1
    if seen[place] > 2 then break end
    moves[#moves + 1] = game.board:move_text(move)
    texts[#texts + 1] = text
    position = after
  end
  return texts, moves
end

-- Positions from games, a few plies apart, and the last one of each.
function played.positions(game, count)
  local list = {}
  while #list < count do
    local texts = played.game(game, 250)
    local ply = math.random(4)
    while ply < #texts and #list < count - 1 do
      list[#list + 1] = texts[ply]
      ply = ply + math.random(2, 6)
    end
    list[#list + 1] = texts[#texts]
  end
  return list
end

return played
