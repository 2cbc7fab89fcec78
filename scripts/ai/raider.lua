-- The raider wants strength on the squares of the enemy's castle, and hardly looks behind.
chester_api = 1

personality "raider" : from "neutral" {
  title = { en = "The Raider", ru = "Налётчик" },
  says = { en = "Storms the enemy's castle and forgets its own.", ru = "Штурмует чужой замок и забывает о своём." },
  weights = {
    castle_reach = 32,
    castle_guard = 12,
    king_safety = 4,
    advance = 45,
    enemy = 80,
    tempo = 20,
  },
  search = { contempt = 150 },
}
