-- Shatranj, the chess of the Arabs; a bare king loses.
chester_api = 1
variant "shatranj" : from "chess" {
  title = { en = "Shatranj", ru = "Шатрандж" },
  says = {
    en = "The chess of a thousand years ago: weak counsellors, leaping elephants, and a bare king loses.",
    ru = "Шахматы тысячелетней давности: слабый ферзь, прыгающие слоны; голый король проигрывает.",
  },
  start = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - 0 1",
}
remove { "castling short", "castling long" }
piece "queen" { strength = 2, title = { en = "Ferz", ru = "Ферзь" }, moves = { step "diagonal" } }
piece "bishop" { strength = 1.5, title = { en = "Elephant", ru = "Слон" }, moves = { leap(2, 2) } }
piece "pawn" { moves = { step { "forward", only = "quiet" }, step { "forward diagonal", only = "hits" } } }
promote "pawn" { on = "last rank", to = "queen" }
ends "stalemate" { result = "loss" }
-- A bare king still draws when it bares the other at once.
ends "bare" {
  without = "all", fewer_than = 2, enemy_has = 2, enemy_has_in_own_turn = 3, result = "loss",
  says = { en = "the king is bare", ru = "король остался один" },
}
remove "ends dead-position"
