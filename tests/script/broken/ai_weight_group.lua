-- 4: personality "x": weights: contempt belongs into search = { ... }
chester_api = 1
personality "x" {
  weights = { contempt = 3 },
}
