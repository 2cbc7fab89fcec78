-- ?
chester_api = 1
personality "x" {
  weights = {
    mobility = 3000,
  },
}
