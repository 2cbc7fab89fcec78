-- Chess960, Fischer random chess (FIDE Laws, Guidelines II): chess in which the pieces behind the
-- pawns begin in one of 960 orders, and castling still ends on the squares of chess.
chester_api = 1

variant "chess960" : from "chess" {
  title = "Chess960",
  says = {
    en = "Chess from any of 960 start positions; castling is written King to rook.",
    ru = "Шахматы с любой из 960 начальных позиций; рокировка записывается ходом короля на ладью.",
  },
  rooks_anywhere = true,
}
