-- Minixiangqi: seven by seven squares, without advisors and elephants.
chester_api = 1
variant "minixiangqi" : from "xiangqi" {
  title = { en = "Minixiangqi", ru = "Мини-сянци" },
  says = { en = "Xiangqi on seven by seven squares, without a river.", ru = "Сянци на доске семь на семь, без реки." },
  board = "7x7",
  start = "rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR w - 0 1",
}
zone "palace" { white = "c1-e3" }
piece "soldier" { moves = { step { "forward" }, step "sideways" } }
remove { "piece advisor", "piece elephant" }
