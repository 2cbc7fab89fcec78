-- The neutral player: plays every variant with the standard weights. Its levels differ only in how
-- long it thinks and in how exactly it chooses.
chester_api = 1

personality "neutral" {
  title = { en = "Neutral", ru = "Нейтральный" },
  says = {
    en = "Plays soundly, and prefers nothing.",
    ru = "Играет ровно, без особых пристрастий.",
  },
  levels = {
    { title = { en = "Easy", ru = "Лёгкий" }, depth = 2, nodes = 800, slack = 140 },
    { title = { en = "Medium", ru = "Средний" }, depth = 6, nodes = 20000, slack = 40 },
    { title = { en = "Hard", ru = "Сильный" }, seconds = 3, slack = 0 },
  },
}
