-- 5: unexpected symbol near <eof>
chester_api = 1
variant "x" {
  board = "4x4",
