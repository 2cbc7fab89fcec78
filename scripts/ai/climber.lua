-- The climber sends its men to where they promote.
chester_api = 1

personality "climber" : from "neutral" {
  title = { en = "The Climber", ru = "Честолюбец" },
  says = { en = "Wants every man of its own to become something better.", ru = "Каждого из своих хочет вывести в люди." },
  weights = {
    advance = 130,
    centre = 0,
    castle_reach = 14,
    exchange = -40,
  },
}
