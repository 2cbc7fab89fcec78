-- 4: personality "x": candidates has to be a whole number from 2 to 16, not 1
chester_api = 1
personality "x" {
  candidates = 1,
}
