-- 4: personality "x": opening has to be made of moves in coordinates, like "e2e4 e7e5 d1g4", not "e2e4, e7e5"
chester_api = 1
personality "x" {
  opening = { "e2e4, e7e5" },
}
