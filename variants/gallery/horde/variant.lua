-- Horde chess: an army against thirty-six pawns without a king.
chester_api = 1
variant "horde" : from "chess" {
  title = { en = "Horde", ru = "Орда" },
  says = {
    en = "White's thirty-six pawns have no king; Black has to take them all.",
    ru = "У белых тридцать шесть пешек и нет короля; чёрные должны побить всех.",
  },
  start = "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1",
}
piece "pawn" {
  moves = {
    step { "forward", only = "quiet" },
    slide { "forward", exactly = 2, from = "rank 2", only = "quiet", en_passant = "leaves" },
    slide { "forward", exactly = 2, from = "rank 1", only = "quiet" },
    step { "forward diagonal", only = "hits", en_passant = "takes" },
  },
}
ends "horde" {
  without = "all",
  result = "loss",
  says = { en = "the horde is beaten", ru = "орда разбита" },
}
remove "ends dead-position"
