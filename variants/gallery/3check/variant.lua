-- Three-check chess: whoever has given check three times has won.
chester_api = 1
variant "3check" : from "chess" {
  title = { en = "Three checks", ru = "Три шаха" },
  says = { en = "Chess that is also won by giving check for the third time.", ru = "Шахматы, где выигрывает и третий шах." },
  start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
}
ends "checks" {
  checks = 3,
  result = "win",
  says = { en = "the third check is given", ru = "дан третий шах" },
}
remove "ends dead-position"
