-- Amazon chess: the queen leaps like a knight too.
chester_api = 1
variant "amazon" : from "chess" {
  title = { en = "Amazon chess", ru = "Шахматы с амазонкой" },
  says = {
    en = "Chess in which the queen has become an Amazon, who leaps like a knight too.",
    ru = "Шахматы, в которых ферзь стал амазонкой и ходит ещё и конём.",
  },
  start = "rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1",
}
piece "amazon" {
  letter = "A", strength = 12, title = { en = "Amazon", ru = "Амазонка" }, abbreviation = { en = "A", ru = "Ам" },
  moves = { slide "all", leap(1, 2) },
}
promote "pawn" { on = "last rank", to = { "amazon", "rook", "bishop", "knight" } }
remove "piece queen"
