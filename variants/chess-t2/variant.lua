-- Chess-T2 (2020): Chess-T with Scouts, as in Chess-T1 (rules 10, 19 and 20 there). [rebuilt]: two a
-- side, beside the Ritters.
chester_api = 1

variant "chess-t2" : from "chess-t" {
  title = "Chess-T2",
  says = {
    en = "Chess-T with Scouts, who hit whatever the strength around them.",
    ru = "Chess-T с Разведчиками, которые бьют при любом соотношении сил.",
  },
  start = "rs1pkp1sr/iiivcviii/9/9/9/9/IIIVCVIII/RS1PKP1SR w Pp 0 1",
}

piece "scout" {
  letter = "S",
  title = { en = "Scout", ru = "Разведчик" },
  abbreviation = { en = "S", ru = "Рк" },
  moves = { leap(1, 2) },
}

hit "scout_castle" { by = "scout", on = "castle", result = "exchange" }
hit "scout" { by = "scout" }
-- In an exchange by equal strength a Scout is only ever the piece that is hit.
hit "exchange" { of = { "konnet", "prince", "ritter", "ver_knecht", "knecht", "scout" } }

promote "ver_knecht" { add = "scout" }
