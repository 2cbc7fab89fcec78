-- 5: '}' expected (to close '{' at line 3) near 'start'
chester_api = 1
variant "x" {
  board = "4x4"
  start = "4/4/4/4 w - 0 1"
}
