-- The trader gives a piece for a piece whenever it can.
chester_api = 1

personality "trader" : from "neutral" {
  title = { en = "The Trader", ru = "Меняла" },
  says = { en = "Exchanges whatever can be exchanged.", ru = "Меняет всё, что можно разменять." },
  weights = { exchange = 500, surplus = 35, mobility = 1, centre = 30, advance = 0 },
}
