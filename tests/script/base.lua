-- A small sound game that the broken files are derived from.
chester_api = 1

variant "base" {
  board = "6x6",
  start = "rkhhkr/6/6/6/6/RKHHKR w - 0 1",
}

zone "yard" { white = "b1-e1" }

piece "keeper" { letter = "K", strength = 1.5, royal = true, moves = { step "all" } }
piece "rider" { letter = "R", strength = 2, moves = { slide "orthogonal" } }
piece "hopper" { letter = "H", strength = 1, moves = { jump("all", 2) } }

hit "stronger" { needs = "surplus" }
ends "bare" { without = "keeper", result = "loss" }
