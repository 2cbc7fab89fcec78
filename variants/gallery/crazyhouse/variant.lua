-- Crazyhouse: what is taken changes sides and can be dropped; promoted pawns turn back.
chester_api = 1
variant "crazyhouse" : from "chess" {
  title = { en = "Crazyhouse", ru = "Крейзихаус" },
  says = {
    en = "What you take is yours, and can be put on any free square instead of a move.",
    ru = "Взятая фигура становится вашей, её можно поставить на доску вместо хода.",
  },
  start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
}
local function promoted(name, letter, title, abbreviation, moves)
  piece(name) { letter = letter, mark = "~", hand = "pawn", title = title, abbreviation = abbreviation, moves = { moves } }
end
promoted("queen_of_pawn", "Q", { en = "Queen", ru = "Ферзь" }, { en = "Q", ru = "Ф" }, slide "all")
promoted("rook_of_pawn", "R", { en = "Rook", ru = "Ладья" }, { en = "R", ru = "Л" }, slide "orthogonal")
promoted("bishop_of_pawn", "B", { en = "Bishop", ru = "Слон" }, { en = "B", ru = "С" }, slide "diagonal")
promoted("knight_of_pawn", "N", { en = "Knight", ru = "Конь" }, { en = "N", ru = "К" }, leap(1, 2))
promote "pawn" { on = "last rank", to = { "queen_of_pawn", "rook_of_pawn", "bishop_of_pawn", "knight_of_pawn" } }
for _, name in ipairs { "queen", "rook", "bishop", "knight" } do drop(name) {} end
drop "pawn" { on = "ranks 2-7" }
remove "ends dead-position"
