-- The hoarder keeps its pieces and avoids every exchange.
chester_api = 1

personality "hoarder" : from "neutral" {
  title = { en = "The Hoarder", ru = "Скопидом" },
  says = { en = "Parts with no piece, and lets you keep yours.", ru = "Не расстаётся с фигурами и вам оставит ваши." },
  weights = { exchange = -500, surplus = 0, mobility = 4, centre = -10, advance = 0, king_safety = 16 },
  search = { contempt = -20 },
}
