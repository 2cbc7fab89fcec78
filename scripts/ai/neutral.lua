-- The neutral player: plays every variant with the standard weights. Its levels differ only in how
-- far it looks and in how much it misjudges. tests/levels.sh measures them: the first loses to a
-- beginner, and each next one beats the one before it.
chester_api = 1

personality "neutral" {
  title = { en = "Neutral", ru = "Нейтральный" },
  says = {
    en = "Plays soundly, and prefers nothing.",
    ru = "Играет ровно, без особых пристрастий.",
  },
  levels = {
    { title = { en = "Easy", ru = "Лёгкий" }, depth = 1, slack = 20000 },
    { title = { en = "Light", ru = "Простой" }, depth = 2, nodes = 400, slack = 400 },
    { title = { en = "Medium", ru = "Средний" }, depth = 3, nodes = 2000, slack = 100 },
    { title = { en = "Strong", ru = "Сильный" }, depth = 5, nodes = 5000, slack = 40 },
    { title = { en = "Master", ru = "Мастер" }, seconds = 3 },
  },
}
