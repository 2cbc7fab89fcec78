-- 6: piece "x": unknown field "strenght"; did you mean "strength"?
chester_api = 1
variant "x" : from "base" { title = "X" }
piece "x" {
  letter = "X",
  strenght = 2,
}
