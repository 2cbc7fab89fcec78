-- Almost chess: a chancellor in the place of the queen.
chester_api = 1
variant "almost" : from "chess" {
  title = { en = "Almost chess", ru = "Почти шахматы" },
  says = {
    en = "Chess with a Chancellor, rook and knight in one, instead of the queen.",
    ru = "Шахматы, где вместо ферзя – канцлер: ладья и конь в одной фигуре.",
  },
  start = "rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1",
}
piece "chancellor" {
  letter = "C", strength = 8, title = { en = "Chancellor", ru = "Канцлер" }, abbreviation = { en = "C", ru = "Кц" },
  moves = { slide "orthogonal", leap(1, 2) },
}
promote "pawn" { on = "last rank", to = { "chancellor", "rook", "bishop", "knight" } }
remove "piece queen"
