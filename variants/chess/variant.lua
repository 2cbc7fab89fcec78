-- Ordinary chess (FIDE Laws). No capture here asks for strength; the strengths below are those that
-- beginners count with, and serve the training view only.
chester_api = 1

variant "chess" {
  title = { en = "Chess", ru = "Шахматы" },
  says = {
    en = "Ordinary chess, with the sums of attack and defence as a training view.",
    ru = "Обычные шахматы; суммы нападения и защиты видны для тренировки.",
  },
  board = "8x8",
  start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  quiet_reset = "pawn",
}

piece "king" {
  letter = "K",
  title = { en = "King", ru = "Король" },
  abbreviation = { en = "K", ru = "Кр" },
  strength = 2,
  moves = { step "all" },
}

piece "queen" {
  letter = "Q",
  title = { en = "Queen", ru = "Ферзь" },
  abbreviation = { en = "Q", ru = "Ф" },
  strength = 9,
  moves = { slide "all" },
}

piece "rook" {
  letter = "R",
  title = { en = "Rook", ru = "Ладья" },
  abbreviation = { en = "R", ru = "Л" },
  strength = 5,
  moves = { slide "orthogonal" },
}

piece "bishop" {
  letter = "B",
  title = { en = "Bishop", ru = "Слон" },
  abbreviation = { en = "B", ru = "С" },
  strength = 3,
  moves = { slide "diagonal" },
}

piece "knight" {
  letter = "N",
  title = { en = "Knight", ru = "Конь" },
  abbreviation = { en = "N", ru = "К" },
  strength = 3,
  moves = { leap(1, 2) },
}

piece "pawn" {
  letter = "P",
  title = { en = "Pawn", ru = "Пешка" },
  abbreviation = "",
  strength = 1,
  moves = {
    step { "forward", only = "quiet" },
    slide { "forward", exactly = 2, from = "rank 2", only = "quiet", en_passant = "leaves" },
    step { "forward diagonal", only = "hits", en_passant = "takes" },
  },
}

promote "pawn" { on = "last rank", to = { "queen", "rook", "bishop", "knight" } }

protect "king"

castling "short" { right = "K", king = "king", rook = "rook", king_path = "e1-g1", rook_path = "h1-f1" }
castling "long" { right = "Q", king = "king", rook = "rook", king_path = "e1-c1", rook_path = "a1-d1" }

ends "checkmate" {
  stuck = true,
  checked = true,
  result = "loss",
  says = { en = "checkmate", ru = "мат" },
}
ends "stalemate" {
  stuck = true,
  checked = false,
  result = "draw",
  says = { en = "stalemate", ru = "пат" },
}
ends "dead-position" {
  material = { {}, { "knight" } },
  one_colour = "bishop",
  result = "draw",
  says = { en = "nobody can give mate any more", ru = "мат больше невозможен" },
}

-- On a claim, and at once (FIDE Laws 9.2, 9.3, 9.6). 50 moves of each side are 100 half-moves.
ends "repetition" {
  repeats = 3,
  result = "draw",
  claim = true,
  says = { en = "the same position for the third time", ru = "позиция повторилась в третий раз" },
}
ends "fifty-moves" {
  quiet = 100,
  result = "draw",
  claim = true,
  says = { en = "50 moves without capture or pawn move", ru = "50 ходов без взятий и ходов пешками" },
}
ends "fivefold-repetition" {
  repeats = 5,
  result = "draw",
  says = { en = "the same position for the fifth time", ru = "позиция повторилась в пятый раз" },
}
ends "seventy-five-moves" {
  quiet = 150,
  result = "draw",
  says = { en = "75 moves without capture or pawn move", ru = "75 ходов без взятий и ходов пешками" },
}
