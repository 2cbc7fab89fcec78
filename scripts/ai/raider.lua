-- The raider wants strength on the squares of the enemy's castle, and hardly looks behind.
chester_api = 1

personality "raider" : from "neutral" {
  title = { en = "The Raider", ru = "Налётчик" },
  says = { en = "Storms the enemy's castle and forgets its own.", ru = "Штурмует чужой замок и забывает о своём." },
  weights = {
    castle_reach = 80,
    castle_guard = 5,
    king_safety = 2,
    advance = 60,
    centre = -12,
    mobility = 1,
    enemy = 70,
    tempo = 20,
  },
  search = { contempt = 150 },
}
