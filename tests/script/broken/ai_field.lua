-- ?
chester_api = 1
personality "x" {
  titel = "X",
}
