-- 7: piece "y": strength has to be a number from 0 to 20 in steps of a half, not 99; called from line 9
chester_api = 1
variant "x" : from "base" { title = "X" }
local function make(name)
  local letter = name:upper()

  piece(name) { letter = letter, strength = 99, moves = { step "all" } }
end
make "y"
