-- Chigorin chess: knights and a chancellor against bishops and a queen.
chester_api = 1
variant "chigorin" : from "chess" {
  title = { en = "Chigorin chess", ru = "Шахматы Чигорина" },
  says = {
    en = "White has knights and a Chancellor, Black bishops and a queen.",
    ru = "У белых кони и канцлер, у чёрных слоны и ферзь.",
  },
  start = "rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNNCKNNR w KQkq - 0 1",
}
piece "chancellor" {
  letter = "C", strength = 8, title = { en = "Chancellor", ru = "Канцлер" }, abbreviation = { en = "C", ru = "Кц" },
  moves = { slide "orthogonal", leap(1, 2) },
}
promote "pawn" { on = "last rank", side = "white", to = { "chancellor", "rook", "knight" } }
promote "pawn" { on = "last rank", side = "black", to = { "queen", "rook", "bishop" } }
