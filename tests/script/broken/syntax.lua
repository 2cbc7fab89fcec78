-- 5: '}' expected (to close '{' at line 3) near 'start'; is a comma or bracket missing before it, or are its quotes?
chester_api = 1
variant "x" {
  board = "4x4"
  start = "4/4/4/4 w - 0 1"
}
