-- Xiangqi, the chess of China.
chester_api = 1
variant "xiangqi" {
  title = { en = "Xiangqi", ru = "Сянци" },
  says = {
    en = "The chess of China: palaces, a river, cannons that shoot over a screen, and kings that may not face.",
    ru = "Китайские шахматы: дворцы, река, пушки через лафет; короли не смотрят друг на друга.",
  },
  board = "9x10",
  start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - 0 1",
  no_facing = true,
}
zone "palace" { white = "d1-f3", title = { en = "palace", ru = "дворец" }, apart = true }
local function unit(name, letter, strength, title, moves)
  piece(name) { letter = letter, strength = strength, title = title, moves = moves }
end
unit("king", "K", 2, { en = "King", ru = "Король" }, { step { "orthogonal", to = "own palace" } })
unit("advisor", "A", 2, { en = "Advisor", ru = "Советник" }, { step { "diagonal", to = "own palace" } })
unit("elephant", "B", 2, { en = "Elephant", ru = "Слон" }, { leap(2, 2, { lame = true, to = "ranks 1-5" }) })
unit("horse", "N", 4, { en = "Horse", ru = "Конь" }, { leap(1, 2, { lame = true }) })
unit("chariot", "R", 9, { en = "Chariot", ru = "Колесница" }, { slide "orthogonal" })
unit("cannon", "C", 4.5, { en = "Cannon", ru = "Пушка" },
  { slide { "orthogonal", only = "quiet" }, hop { "orthogonal", only = "hits" } })
unit("soldier", "P", 1, { en = "Soldier", ru = "Солдат" }, { step "forward", step { "sideways", from = "ranks 6-10" } })
protect "king"
ends "checkmate" { stuck = true, checked = true, result = "loss", says = { en = "checkmate", ru = "мат" } }
ends "stalemate" { stuck = true, checked = false, result = "loss", says = { en = "no move is left", ru = "ходить нечем" } }
ends "repetition" { repeats = 3, result = "draw", says = { en = "the same position for the third time", ru = "позиция повторилась в третий раз" } }
