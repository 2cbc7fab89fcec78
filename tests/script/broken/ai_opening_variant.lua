-- 4: personality "x": opening has to be a list of lines for each game, not "e2e4"
chester_api = 1
personality "x" {
  opening = { chess = "e2e4" },
}
