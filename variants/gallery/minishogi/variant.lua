-- Minishogi: Shogi on five by five squares.
chester_api = 1
variant "minishogi" : from "shogi" {
  title = { en = "Minishogi", ru = "Мини-сёги" },
  says = { en = "Shogi on five by five squares, with one of each piece.", ru = "Сёги на доске пять на пять, каждой фигуры по одной." },
  board = "5x5",
  start = "rbsgk/4p/5/P4/KGSBR[] w - 0 1",
}
for _, name in ipairs { "lance", "knight" } do
  remove { "drop " .. name, "promote " .. name, "piece " .. name, "piece promoted_" .. name }
end
promote "pawn" { on = "last rank", to = "promoted_pawn" }
for _, name in ipairs { "silver", "bishop", "rook" } do
  promote(name) { on = "last rank", leaving = true, optional = true, to = "promoted_" .. name }
end
drop "pawn" { on = "ranks 1-4", one_per_file = true, no_mate = true }
