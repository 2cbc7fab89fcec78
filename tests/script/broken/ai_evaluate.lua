-- 4: personality "x": evaluate has to be a function, not 3
chester_api = 1
personality "x" {
  evaluate = 3,
}
