-- Extinction chess: whoever loses the last piece of any kind has lost.
chester_api = 1
variant "extinction" : from "chess" {
  title = { en = "Extinction chess", ru = "Вымирание" },
  says = {
    en = "Losing the last piece of any kind loses the game; kings are pieces like the others.",
    ru = "Потерявший последнюю фигуру любого вида проигрывает; король – фигура как все.",
  },
}
protect {}
promote "pawn" { add = "king" }
ends "extinction" {
  without = "all",
  any_one = true,
  result = "loss",
  says = { en = "the last piece of a kind is taken", ru = "взята последняя фигура вида" },
}
ends "stalemate" { stuck = true, result = "draw" }
remove { "ends checkmate", "ends dead-position" }
