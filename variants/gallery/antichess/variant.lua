-- Antichess: whoever loses everything, or cannot move, has won; captures are owed.
chester_api = 1
variant "antichess" : from "chess" {
  title = { en = "Antichess", ru = "Поддавки" },
  says = {
    en = "Whoever can take has to, and whoever has lost everything has won.",
    ru = "Кто может бить – обязан, а отдавший всё выигрывает.",
  },
  start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
  must_hit = true,
}
protect {}
remove { "castling short", "castling long", "ends checkmate", "ends dead-position" }
promote "pawn" { add = "king" }
ends "nothing-left" {
  without = "all",
  result = "win",
  says = { en = "everything is given away", ru = "всё отдано" },
}
ends "stalemate" { stuck = true, result = "win" }
