-- Embassy chess: the pieces of Capablanca chess around a king on the e-file.
chester_api = 1
variant "embassy" : from "capablanca" {
  title = { en = "Embassy chess", ru = "Посольские шахматы" },
  says = {
    en = "Capablanca's pieces in the order of Grand chess, with the king on the e-file.",
    ru = "Фигуры Капабланки в порядке больших шахмат, король на вертикали e.",
  },
  start = "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1",
}
castling "short" { king_path = "e1-h1", rook_path = "j1-g1" }
castling "long" { king_path = "e1-b1", rook_path = "a1-c1" }
