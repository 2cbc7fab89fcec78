-- King of the hill: a king that reaches the middle has won.
chester_api = 1
variant "kingofthehill" : from "chess" {
  title = { en = "King of the hill", ru = "Царь горы" },
  says = { en = "Chess that is also won by bringing the king to the middle.", ru = "Шахматы, где выигрывает и король в центре." },
}
zone "hill" { white = "d4-e5", black = "d4-e5", title = { en = "hill", ru = "гора" } }
ends "hill" {
  holds = "own hill",
  by = "king",
  result = "win",
  says = { en = "the king stands on the hill", ru = "король на горе" },
}
remove "ends dead-position"
