-- ?
chester_api = 1
piece "x" {}
