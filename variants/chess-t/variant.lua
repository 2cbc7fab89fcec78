-- Chess-T (2020), as far as it survives. [book]: stated or shown there; [rebuilt]: completed from
-- Chess-T1, its descendant. Each rebuilt point is a line or two that a reader who owns the book
-- can change. The numbers are those of the rules' paragraphs.
chester_api = 1

variant "chess-t" : from "chess-t1" {
  version = "2020, rebuilt",
  title = "Chess-T",
  says = {
    en = "The elder game on 9x8 squares: impregnable fields, exchange by equal strength, no Scouts.",
    ru = "Старшая игра на доске 9x8: неприступные поля, размен при равенстве сил, без Разведчиков.",
  },
  board = "9x8", -- 1: the files [book], the ranks [rebuilt]
  start = "r2pkp2r/iiivcviii/9/9/9/9/IIIVCVIII/R2PKP2R w Pp 0 1", -- 4: [rebuilt]
}

remove { "piece scout", "hit scout", "hit scout_castle" } -- 4: no Scout [book]

-- 2: d1 and e2 [book], the T shape [rebuilt].
zone "castle" { white = "d1-f1 e2" }

-- 3: b4 and a5 [book]; i4 and h5 by half-turn [rebuilt].
zone "field" {
  white = "b4 i4",
  black = "a5 h5",
  title = { en = "impregnable field", ru = "неприступное поле" },
  bars_enemy = true,
  apart = true,
}

-- 6 and 7: kinds of line and ranges [book].
piece "konnet" { moves = { jump("orthogonal", 3), slide("diagonal", 3) } }
piece "ritter" { moves = { jump("orthogonal", 3) } }

-- 8: [rebuilt] from Chess-T1.
promote "ver_knecht" {
  on = "last rank",
  to = { "ritter", "prince", "konnet" },
  at_most = { prince = 3, konnet = 3 },
}

-- 9: an exchange exists and depends on strength [book]; when the sums are equal [rebuilt]. Whoever
-- could not capture on a square does not exchange there either, and Kings take no part.
local but_the_king = { "konnet", "prince", "ritter", "ver_knecht", "knecht" }
hit "not_royal" { by = { "ritter", "ver_knecht", "knecht" }, on = "castle", result = "never" }
hit "exchange" { by = but_the_king, of = but_the_king, needs = "equality", result = "exchange" }
