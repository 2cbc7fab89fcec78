-- Knightmate: the king moves as a knight.
chester_api = 1
variant "knightmate" : from "chess" {
  title = { en = "Knightmate", ru = "Шах коню" },
  says = {
    en = "The king leaps as a knight, and two Manns who move as kings stand in the knights' places.",
    ru = "Король ходит конём, а на местах коней стоят двое, кто ходит королём.",
  },
  start = "rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1",
}
piece "king" { title = { en = "Royal Knight", ru = "Королевский конь" }, moves = { leap(1, 2) } }
piece "mann" {
  letter = "M", strength = 3, title = { en = "Mann", ru = "Манн" }, abbreviation = { en = "M", ru = "М" },
  moves = { step "all" },
}
promote "pawn" { on = "last rank", to = { "queen", "rook", "bishop", "mann" } }
ends "dead-position" { material = { {} } }
remove "piece knight"
