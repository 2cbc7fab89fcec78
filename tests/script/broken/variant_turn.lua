-- 4: variant "x": turn has to be a whole number from 1 to 7, not 9
chester_api = 1
variant "x" : from "base" {
  turn = 9,
}
