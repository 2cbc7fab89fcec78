-- Shogi, the chess of Japan.
chester_api = 1
variant "shogi" {
  title = { en = "Shogi", ru = "Сёги" },
  says = { en = "The chess of Japan: what you take comes back on your side.", ru = "Японские шахматы: взятое возвращается на доску вашим." },
  board = "9x9",
  start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - 0 1",
}
local gold = { step { "orthogonal", "forward diagonal" } }
local function unit(name, letter, strength, title, moves, better)
  piece(name) { letter = letter, strength = strength, title = title, moves = moves }
  if not better then return end
  piece("promoted_" .. name) { letter = letter, mark = "+", hand = name, strength = strength + 2, title = { en = "Promoted " .. title.en, ru = title.ru .. " +" }, moves = better }
end
unit("king", "K", 2, { en = "King", ru = "Король" }, { step "all" })
unit("gold", "G", 3, { en = "Gold", ru = "Золото" }, gold)
unit("silver", "S", 2.5, { en = "Silver", ru = "Серебро" }, { step { "diagonal", "forward" } }, gold)
unit("knight", "N", 2, { en = "Knight", ru = "Конь" }, { leap(1, 2, { towards = "forward" }) }, gold)
unit("lance", "L", 2, { en = "Lance", ru = "Стрелка" }, { slide "forward" }, gold)
unit("bishop", "B", 5, { en = "Bishop", ru = "Слон" }, { slide "diagonal" }, { slide "diagonal", step "orthogonal" })
unit("rook", "R", 6, { en = "Rook", ru = "Ладья" }, { slide "orthogonal" }, { slide "orthogonal", step "diagonal" })
unit("pawn", "P", 1, { en = "Pawn", ru = "Пешка" }, { step "forward" }, gold)
promote "pawn" { on = "last rank", to = "promoted_pawn" }
promote "lance" { on = "last rank", to = "promoted_lance" }
promote "knight" { on = "ranks 8-9", to = "promoted_knight" }
for _, name in ipairs { "pawn", "lance", "knight", "silver", "bishop", "rook" } do
  promote(name) { on = "ranks 7-9", leaving = true, optional = true, to = "promoted_" .. name }
end
for _, name in ipairs { "gold", "silver", "bishop", "rook" } do drop(name) {} end
drop "pawn" { on = "ranks 1-8", one_per_file = true, no_mate = true }
drop "lance" { on = "ranks 1-8" }
drop "knight" { on = "ranks 1-7" }
protect "king"
ends "checkmate" { stuck = true, result = "loss", says = { en = "no move is left", ru = "ходов не осталось" } }
