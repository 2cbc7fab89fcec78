-- Chess without castling.
chester_api = 1
variant "nocastle" : from "chess" {
  title = { en = "No castling", ru = "Без рокировки" },
  says = { en = "Chess without castling, so that kings stay in the middle.", ru = "Шахматы без рокировки: короли остаются в центре." },
  start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
}
remove { "castling short", "castling long" }
