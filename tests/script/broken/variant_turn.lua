-- ?
chester_api = 1
variant "x" : from "base" {
  turn = 9,
}
