-- Los Alamos chess: the six by six board of the first chess program that played a whole game.
chester_api = 1
variant "losalamos" : from "chess" {
  title = { en = "Los Alamos chess", ru = "Лос-аламосские шахматы" },
  says = {
    en = "Six by six squares without bishops, as an early computer of 1956 played it.",
    ru = "Доска шесть на шесть без слонов: так играл компьютер 1956 года.",
  },
  board = "6x6",
  start = "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - 0 1",
}
remove { "castling short", "castling long" }
piece "pawn" { moves = { step { "forward", only = "quiet" }, step { "forward diagonal", only = "hits" } } }
promote "pawn" { on = "last rank", to = { "queen", "rook", "knight" } }
ends "dead-position" { material = { {}, { "knight" } }, one_colour = {} }
remove "piece bishop"
