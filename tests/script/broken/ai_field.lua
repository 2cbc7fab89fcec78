-- 4: personality "x": unknown field "titel"; did you mean "title"?
chester_api = 1
personality "x" {
  titel = "X",
}
