-- The castellan keeps royal pieces in its castle and the enemy away from its King.
chester_api = 1

personality "castellan" : from "neutral" {
  title = { en = "The Castellan", ru = "Кастелян" },
  says = { en = "Holds the castle and waits.", ru = "Держит замок и ждёт." },
  weights = {
    castle_guard = 70,
    castle_reach = 4,
    king_safety = 14,
    advance = -15,
    centre = 4,
    enemy = 115,
  },
  search = { contempt = -60 },
}
