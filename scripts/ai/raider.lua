-- The raider wants strength on the squares of the enemy's castle, and hardly looks behind.
chester_api = 1

personality "raider" : from "neutral" {
  title = { en = "The Raider", ru = "Налётчик" },
  says = { en = "Storms the enemy's castle and forgets its own.", ru = "Штурмует чужой замок и забывает о своём." },
  weights = {
    castle_reach = 60,
    castle_guard = -20,
    king_safety = 2,
    advance = 90,
    centre = 20,
    enemy = 60,
    tempo = 30,
  },
  search = { contempt = 150 },
}
