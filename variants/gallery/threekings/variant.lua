-- Three kings chess: three kings a side, and taking one is enough.
chester_api = 1
variant "threekings" : from "chess" {
  title = { en = "Three kings", ru = "Три короля" },
  says = { en = "Each side has three kings; whoever takes one of them wins.", ru = "У каждой стороны три короля; взявший одного выигрывает." },
  start = "knbqkbnk/pppppppp/8/8/8/8/PPPPPPPP/KNBQKBNK w - - 0 1",
}
protect {}
remove { "castling short", "castling long", "ends checkmate", "ends dead-position" }
ends "kings" {
  without = "king",
  fewer_than = 3,
  result = "loss",
  says = { en = "a king is taken", ru = "взят король" },
}
ends "stalemate" { stuck = true, result = "draw" }
