-- Courier chess, played in Germany for six hundred years, with pawns already advanced.
chester_api = 1
variant "courier" : from "chess" {
  title = { en = "Courier chess", ru = "Курьерские шахматы" },
  says = {
    en = "A medieval game on twelve files; the courier moves as the bishop does now.",
    ru = "Средневековая игра на двенадцати вертикалях; курьер ходит как нынешний слон.",
  },
  board = "12x8",
  start = "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - 0 1",
}
remove { "castling short", "castling long", "ends dead-position" }
piece "ferz" { letter = "F", strength = 2, title = { en = "Ferz", ru = "Ферзь" }, moves = { step "diagonal" } }
piece "schleich" { letter = "W", strength = 1.5, title = { en = "Schleich", ru = "Шляйх" }, moves = { step "orthogonal" } }
piece "sage" { letter = "M", strength = 3, title = { en = "Sage", ru = "Мудрец" }, moves = { step "all" } }
piece "elephant" { letter = "E", strength = 1.5, title = { en = "Elephant", ru = "Слон" }, moves = { leap(2, 2) } }
piece "bishop" { title = { en = "Courier", ru = "Курьер" } }
piece "pawn" { moves = { step { "forward", only = "quiet" }, step { "forward diagonal", only = "hits" } } }
promote "pawn" { on = "last rank", to = "ferz" }
remove "piece queen"
