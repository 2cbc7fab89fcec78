-- ?
chester_api = 1
personality "x" {
  weights = { mobilty = 3 },
}
