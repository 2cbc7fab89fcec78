-- Shako: ten by ten, with cannons and elephants.
chester_api = 1
variant "shako" : from "chess" {
  title = { en = "Shako", ru = "Шако" },
  says = {
    en = "Ten by ten squares; cannons of Xiangqi and elephants join the chess army.",
    ru = "Доска десять на десять; к шахматным фигурам добавлены пушки и слоны.",
  },
  board = "10x10",
  start = "c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1",
}
piece "cannon" {
  letter = "C", strength = 4, title = { en = "Cannon", ru = "Пушка" }, abbreviation = { en = "C", ru = "П" },
  moves = { slide { "orthogonal", only = "quiet" }, hop { "orthogonal", only = "hits" } },
}
piece "elephant" {
  letter = "E", strength = 3, title = { en = "Elephant", ru = "Слон-прыгун" }, abbreviation = { en = "E", ru = "Э" },
  moves = { step "diagonal", leap(2, 2) },
}
piece "pawn" {
  moves = {
    step { "forward", only = "quiet" },
    slide { "forward", exactly = 2, from = "rank 3", only = "quiet", en_passant = "leaves" },
    step { "forward diagonal", only = "hits", en_passant = "takes" },
  },
}
promote "pawn" { add = { "cannon", "elephant" } }
castling "short" { king_path = "f2-h2", rook_path = "i2-g2" }
castling "long" { king_path = "f2-d2", rook_path = "b2-e2" }
