-- The climber sends its men to where they promote, and values those that can.
chester_api = 1

personality "climber" : from "neutral" {
  title = { en = "The Climber", ru = "Честолюбец" },
  says = { en = "Wants every man of its own to become something better.", ru = "Каждого из своих хочет вывести в люди." },
  weights = {
    material = { knecht = 170, pawn = 170 },
    advance = 260,
    castle_reach = 20,
    centre = 0,
    exchange = -60,
  },
}
