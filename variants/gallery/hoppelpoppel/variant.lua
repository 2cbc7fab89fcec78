-- Hoppel-Poppel: knights take as bishops, and bishops take as knights.
chester_api = 1
variant "hoppelpoppel" : from "chess" {
  title = { en = "Hoppel-Poppel", ru = "Хоппель-поппель" },
  says = { en = "Knights take as bishops do, and bishops as knights.", ru = "Кони бьют как слоны, а слоны – как кони." },
}
piece "knight" { moves = { leap(1, 2, { only = "quiet" }), slide { "diagonal", only = "hits" } } }
piece "bishop" { moves = { slide { "diagonal", only = "quiet" }, leap(1, 2, { only = "hits" }) } }
