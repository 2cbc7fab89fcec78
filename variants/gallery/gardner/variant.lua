-- Gardner minichess: five by five squares.
chester_api = 1
variant "gardner" : from "chess" {
  title = { en = "Gardner minichess", ru = "Мини-шахматы Гарднера" },
  says = {
    en = "Chess on five by five squares, with one of each piece.",
    ru = "Шахматы на доске пять на пять, каждой фигуры по одной.",
  },
  board = "5x5",
  start = "rnbqk/ppppp/5/PPPPP/RNBQK w - 0 1",
}
remove { "castling short", "castling long" }
piece "pawn" { moves = { step { "forward", only = "quiet" }, step { "forward diagonal", only = "hits" } } }
