-- Breakthrough: two rows of men, and the first to cross the board wins.
chester_api = 1
variant "breakthrough" {
  title = { en = "Breakthrough", ru = "Прорыв" },
  says = { en = "Two rows of men a side; whoever brings one across the board wins.", ru = "По два ряда пешек; выигрывает дошедший до конца." },
  board = "8x8",
  start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - 0 1",
}
zone "goal" { white = "a8-h8", title = { en = "goal", ru = "цель" } }
piece "man" {
  letter = "P", strength = 1, title = { en = "Man", ru = "Пешка" }, abbreviation = "",
  moves = { step { "forward", only = "quiet" }, step "forward diagonal" },
}
ends "goal" {
  holds = "own goal",
  by = "man",
  result = "win",
  says = { en = "a man has crossed the board", ru = "пешка прошла доску" },
}
ends "wiped-out" {
  without = "man",
  result = "loss",
  says = { en = "the last man is taken", ru = "взята последняя пешка" },
}
ends "stuck" {
  stuck = true,
  result = "loss",
  says = { en = "no move is left", ru = "ходить нечем" },
}
