-- 4: personality "x": search: mobility belongs into weights = { ... }
chester_api = 1
personality "x" {
  search = { mobility = 3 },
}
