-- Makruk, the chess of Thailand.
chester_api = 1
variant "makruk" : from "chess" {
  title = { en = "Makruk", ru = "Макрук" },
  says = {
    en = "The chess of Thailand: pawns start on the third rank and promote on the sixth.",
    ru = "Тайские шахматы: пешки начинают с третьей линии и превращаются на шестой.",
  },
  start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - 0 1",
}
remove { "castling short", "castling long" }
piece "met" {
  letter = "M", strength = 2, title = { en = "Met", ru = "Мет" }, abbreviation = { en = "M", ru = "М" },
  moves = { step "diagonal" },
}
piece "khon" {
  letter = "S", strength = 2.5, title = { en = "Khon", ru = "Кхон" }, abbreviation = { en = "S", ru = "Кх" },
  moves = { step "diagonal", step "forward" },
}
piece "pawn" { moves = { step { "forward", only = "quiet" }, step { "forward diagonal", only = "hits" } } }
promote "pawn" { on = "ranks 6-8", to = "met" }
ends "dead-position" { material = { {} }, one_colour = {} }
remove { "piece queen", "piece bishop" }
