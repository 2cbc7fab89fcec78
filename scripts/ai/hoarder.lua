-- The hoarder keeps its pieces and avoids every exchange.
chester_api = 1

personality "hoarder" : from "neutral" {
  title = { en = "The Hoarder", ru = "Скопидом" },
  says = { en = "Parts with no piece, and lets you keep yours.", ru = "Не расстаётся с фигурами и вам оставит ваши." },
  weights = { exchange = -450, surplus = 4, mobility = 4, centre = 0 },
  search = { contempt = -20 },
}
