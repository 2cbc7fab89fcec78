-- A program that speaks UCI or XBoard's protocol well, until it does what its first word says:
-- lua5.4 fake.lua FAULT [MOVE-NUMBER]. It plays no chess: its moves come from a list that both
-- sides can follow, so that games are short and always the same.
local fault, at = arg[1], tonumber(arg[2] or 2)
local out, mine, xboard, going = io.stdout, 0, false, false
out:setvbuf("line")

local white = { "g1f3", "f3g1", "b1c3", "c3b1" }
local black = { "g8f6", "f6g8", "b8c6", "c6b8" }
local plies = 0

local function say(text) out:write(text, "\n") end
local function move(text) say((xboard and "move " or "bestmove ") .. text) end
local function hang() while true do if not io.read() then os.exit(0) end end end

local faults = {
  good = function() return true end,
  dies = function() os.exit(3) end,
  killed = function() os.execute("kill -9 $PPID") os.exit(9) end,
  silent = hang,
  illegal = function() move("e2e5") end,
  nonsense = function() move("\27[31mcastle") end,
  floods = function() while true do say("info string nothing to say") end end,
  gushes = function() while true do out:write(("x"):rep(4096)) end end,
  wins = function() say(plies % 2 == 0 and "1-0 {White mates}" or "0-1 {Black mates}") end,
  loses = function() say(plies % 2 == 0 and "0-1 {White resigns}" or "1-0 {Black resigns}") end,
  resigns = function() say("resign") end,
  refuses = function() say("Illegal move: e2e4") end,
  offers = function() say("offer draw") return true end,
  draws = function() say("1/2-1/2 {Draw by repetition}") return true end,
  promotes = function() move("e7e8") end,
  none = function() move("(none)") end,
}

local function think()
  mine = mine + 1
  if mine >= at and not faults[fault]() then return end
  local list = plies % 2 == 0 and white or black
  move(list[plies // 2 % 4 + 1])
  plies = plies + 1
end

if fault == "mute" then hang() end
if fault == "born-dead" then os.exit(1) end

for line in io.lines() do
  local word = line:match("^%S+")
  if word == "uci" then
    say("id name fake") say("option name Skill Level type spin default 1 min 0 max 9") say("uciok")
  elseif word == "xboard" then xboard = true
  elseif word == "protover" then say('feature ping=1 setboard=1 usermove=1 myname="fake" done=1')
  elseif word == "isready" then say("readyok")
  elseif word == "ping" then say("pong " .. line:match("%d+"))
  elseif word == "ucinewgame" or word == "new" then mine, plies, going = 0, 0, false
  elseif word == "position" then
    plies = 0
    for _ in (line:match("moves (.*)") or ""):gmatch("%S+") do plies = plies + 1 end
  elseif word == "force" then going = false
  elseif word == "usermove" then
    plies = plies + 1
    if going then think() end
  elseif word == "go" then going = true think()
  elseif word == "quit" then os.exit(0) end
end
