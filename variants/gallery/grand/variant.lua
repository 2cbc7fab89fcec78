-- Grand chess: ten by ten, rooks alone behind their army, promotion only to what was lost.
chester_api = 1
variant "grand" : from "capablanca" {
  title = { en = "Grand chess", ru = "Большие шахматы" },
  says = {
    en = "Ten by ten squares, no castling, and a pawn becomes only a piece that was lost before.",
    ru = "Доска десять на десять, рокировки нет; пешка превращается лишь в потерянную фигуру.",
  },
  board = "10x10",
  start = "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1",
}
remove { "castling short", "castling long" }
piece "pawn" {
  moves = {
    step { "forward", only = "quiet" },
    slide { "forward", exactly = 2, from = "rank 3", only = "quiet", en_passant = "leaves" },
    step { "forward diagonal", only = "hits", en_passant = "takes" },
  },
}
local officers = { "queen", "chancellor", "archbishop", "rook", "bishop", "knight" }
local had = { queen = 1, chancellor = 1, archbishop = 1, rook = 2, bishop = 2, knight = 2 }
promote "pawn" { on = "ranks 8-9", to = officers, at_most = had, optional = true }
promote "pawn" { on = "last rank", to = officers, at_most = had }
