-- 4: personality "x": weights: unknown field "mobilty"; did you mean "mobility"?
chester_api = 1
personality "x" {
  weights = { mobilty = 3 },
}
