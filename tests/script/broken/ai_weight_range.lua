-- 5: personality "x": weights: mobility has to be a whole number from -50 to 50, not 3000
chester_api = 1
personality "x" {
  weights = {
    mobility = 3000,
  },
}
