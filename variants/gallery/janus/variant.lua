-- Janus chess: two Januses, bishop and knight in one, on ten files.
chester_api = 1
variant "janus" : from "chess" {
  title = { en = "Janus chess", ru = "Шахматы Януса" },
  says = {
    en = "Chess on ten files with two Januses, who move as bishop and as knight.",
    ru = "Шахматы на десяти вертикалях с двумя янусами – слонами и конями сразу.",
  },
  board = "10x8",
  start = "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1",
}
piece "janus" {
  letter = "J", strength = 7, title = { en = "Janus", ru = "Янус" }, abbreviation = { en = "J", ru = "Я" },
  moves = { slide "diagonal", leap(1, 2) },
}
promote "pawn" { add = "janus" }
castling "short" { king_path = "e1-i1", rook_path = "j1-h1" }
castling "long" { king_path = "e1-b1", rook_path = "a1-c1" }
