-- The castellan keeps royal pieces in its castle and the enemy away from its King.
chester_api = 1

personality "castellan" : from "neutral" {
  title = { en = "The Castellan", ru = "Кастелян" },
  says = { en = "Holds the castle and waits.", ru = "Держит замок и ждёт." },
  weights = {
    castle_guard = 120,
    castle_reach = 0,
    king_safety = 24,
    advance = -40,
    centre = 0,
    enemy = 130,
    exchange = 60,
  },
  search = { contempt = -60 },
}
