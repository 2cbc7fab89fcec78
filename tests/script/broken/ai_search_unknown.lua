-- 4: personality "x": search: unknown field "contemt"; did you mean "contempt"?
chester_api = 1
personality "x" {
  search = { contemt = 3 },
}
