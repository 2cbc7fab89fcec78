-- Capablanca chess: two more pieces, each a knight and a slider in one, on ten files.
chester_api = 1
variant "capablanca" : from "chess" {
  title = { en = "Capablanca chess", ru = "Шахматы Капабланки" },
  says = {
    en = "Chess on ten files, with an Archbishop and a Chancellor that also leap like knights.",
    ru = "Шахматы на десяти вертикалях: архиепископ и канцлер ходят ещё и как конь.",
  },
  board = "10x8",
  start = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
}
piece "archbishop" {
  letter = "A", strength = 7, title = { en = "Archbishop", ru = "Архиепископ" }, abbreviation = { en = "A", ru = "А" },
  moves = { slide "diagonal", leap(1, 2) },
}
piece "chancellor" {
  letter = "C", strength = 8, title = { en = "Chancellor", ru = "Канцлер" }, abbreviation = { en = "C", ru = "Кц" },
  moves = { slide "orthogonal", leap(1, 2) },
}
promote "pawn" { add = { "archbishop", "chancellor" } }
castling "short" { king_path = "f1-i1", rook_path = "j1-h1" }
castling "long" { king_path = "f1-c1", rook_path = "a1-d1" }
