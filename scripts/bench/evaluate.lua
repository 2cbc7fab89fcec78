-- What chester bench measures: a player whose `evaluate` counts two kinds and asks for one strength.
chester_api = 1

personality "asked" {
  title = { en = "Asked", ru = "Опрошенный" },
  says = {
    en = "Counts Konnets and Ritters, and looks at the strength on e4.",
    ru = "Считает Коннетов и Риттеров и смотрит на силу на e4.",
  },
  evaluate = function(pos, score)
    local own, enemy = pos:own(), pos:own() == "white" and "black" or "white"
    local konnets = pos:count("konnet", own) - pos:count("konnet", enemy)
    local ritters = pos:count("ritter", own) - pos:count("ritter", enemy)
    return score + konnets + ritters + pos:strength("e4", own) - pos:strength("e4", enemy)
  end,
  levels = {
    { title = { en = "one", ru = "один" }, depth = 1 },
    { title = { en = "two", ru = "два" }, depth = 2 },
    { title = { en = "three", ru = "три" }, depth = 3 },
  },
}
