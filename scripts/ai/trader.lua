-- The trader gives a piece for a piece whenever it can.
chester_api = 1

personality "trader" : from "neutral" {
  title = { en = "The Trader", ru = "Меняла" },
  says = { en = "Exchanges whatever can be exchanged.", ru = "Меняет всё, что можно разменять." },
  weights = { exchange = 400, surplus = 16, centre = 20, advance = 10 },
}
