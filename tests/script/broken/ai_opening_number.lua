-- 4: personality "x": opening has to be a text, not 7
chester_api = 1
personality "x" {
  opening = { 7 },
}
