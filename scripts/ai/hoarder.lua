-- The hoarder keeps its pieces and avoids every exchange.
chester_api = 1

personality "hoarder" : from "neutral" {
  title = { en = "The Hoarder", ru = "Скопидом" },
  says = { en = "Parts with no piece, and lets you keep yours.", ru = "Не расстаётся с фигурами и вам оставит ваши." },
  weights = { exchange = -350, surplus = 8, mobility = 3, advance = 0, king_safety = 12 },
  search = { contempt = -20 },
}
