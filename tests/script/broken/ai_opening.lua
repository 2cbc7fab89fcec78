-- 4: personality "x": opening has to be a list, like { "e2e4 e7e5" } or { chess = { "e2e4 e7e5" } }, not "e2e4"
chester_api = 1
personality "x" {
  opening = "e2e4",
}
