-- 3: "variant" begins another sort of file: a game, and this is read as a player
chester_api = 1
variant "x" {}
