-- Chess-T1, by Shamil Khasanov: edition of 2025. The numbers are those of the rules' paragraphs.
-- scripts/README.md explains every word.
chester_api = 1

variant "chess-t1" {
  title = "Chess-T1",
  says = {
    en = "Armies of unequal strength fight for two castles; whoever is stronger on a square takes there.",
    ru = "Два войска бьются за два замка: на поле берёт тот, у кого там больше силы.",
  },
  version = "2025",
  board = "8x8", -- 1
  start = "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w Pp 0 1", -- 3
}

-- 2, 4 and 11: only royal pieces stand on castle squares, and the last one does not leave the own
-- castle to an enemy royal piece.
zone "castle" {
  white = "c1-f1",
  title = { en = "castle", ru = "замок" },
  admits = "royal",
  keep = true,
  apart = true,
}

-- 5-10 and 14: how the pieces move, and their strengths.
piece "king" {
  letter = "K",
  title = { en = "King", ru = "Король" },
  abbreviation = { en = "K", ru = "Кр" },
  strength = 1.5,
  royal = true,
  moves = { step "all" },
}

piece "konnet" {
  letter = "C",
  title = { en = "Konnet", ru = "Коннет" },
  abbreviation = { en = "C", ru = "Кт" },
  strength = 3,
  royal = true,
  moves = { jump("orthogonal", 2), slide("diagonal", 3) },
}

piece "prince" {
  letter = "P",
  title = { en = "Prince", ru = "Принц" },
  abbreviation = { en = "P", ru = "Пр" },
  strength = 1.5,
  royal = true,
  moves = { step "orthogonal", slide("diagonal", 3) },
}

piece "ritter" {
  letter = "R",
  title = { en = "Ritter", ru = "Риттер" },
  abbreviation = { en = "R", ru = "Рт" },
  strength = 2,
  moves = { jump("orthogonal", 2) },
}

piece "ver_knecht" {
  letter = "V",
  title = { en = "Ver Knecht", ru = "Вер Кнехт" },
  abbreviation = { en = "V", ru = "ВК" },
  strength = 1.5,
  moves = { step "orthogonal", slide { "forward", exactly = 2, from = "ranks 1-4", to = "ranks 1-4" } },
}

piece "knecht" {
  letter = "I",
  title = { en = "Knecht", ru = "Кнехт" },
  abbreviation = "",
  strength = 1,
  moves = { step "orthogonal", slide { "forward", exactly = 2, from = "ranks 1-4", to = "ranks 1-4" } },
}

piece "scout" {
  letter = "S",
  title = { en = "Scout", ru = "Разведчик" },
  abbreviation = { en = "S", ru = "Рк" },
  strength = 0, -- 19: it adds nothing to any sum
  moves = { leap(1, 2) },
}

-- 12: promotion is obligatory; where the limits leave nothing to choose, the move is impossible.
-- On a castle square only a Prince or a Konnet can stand, so only they are offered there.
promote "knecht" { on = "ranks 6-8", to = "ver_knecht" }
promote "ver_knecht" {
  on = "last rank",
  to = { "ritter", "prince", "konnet", "scout" },
  at_most = { prince = 3, konnet = 3 },
}

-- 13: the first Prince to enter the enemy castle from outside becomes a Konnet, once in a game.
promote "prince" {
  on = "enemy castle",
  from_outside = true,
  to = "konnet",
  at_most = { konnet = 3 },
  once = "P",
  may_stay = true,
}

-- 20 and 19: a Scout hits whatever the sums are, on castle squares by exchange.
hit "scout_castle" { by = "scout", on = "castle", result = "exchange" }
hit "scout" { by = "scout" }
-- 12: a Ver Knecht enters a castle only by promotion, and on a free square.
hit "ver_knecht_castle" { by = "ver_knecht", on = "castle", result = "never" }
-- 17: everybody else needs a surplus. 18, that the strength of others counts in attack on a castle
-- square only beside a royal piece, follows from 4: nobody but a royal piece takes there.
hit "capture" { needs = "surplus" }

-- 22, in order of precedence.
ends "king" {
  without = "king",
  result = "loss",
  says = { en = "the King is taken", ru = "взят Король" },
}
ends "castle" {
  holds = "enemy castle",
  by = "royal",
  result = "win",
  says = { en = "the castle is taken", ru = "взят замок" },
}
ends "blockade" {
  stuck = true,
  result = "loss",
  says = { en = "blockade: no move is left", ru = "блокада: ходить нечем" },
}

-- 23: draws to be claimed. 40 moves of each side are 80 half-moves.
ends "repetition" {
  repeats = 3,
  result = "draw",
  claim = true,
  says = { en = "the same position for the third time", ru = "позиция повторилась в третий раз" },
}
ends "quiet" {
  quiet = 80,
  result = "draw",
  claim = true,
  says = { en = "40 moves of each side without capture or exchange", ru = "по 40 ходов без взятий и разменов" },
}
