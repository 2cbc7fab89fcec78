-- Chess-T1, edition of 2021: two points differ from that of 2025.
chester_api = 1

variant "chess-t1-2021" : from "chess-t1" {
  version = "2021",
  title = "Chess-T1 (2021)",
  says = {
    en = "The first edition: a Ver Knecht never enters a castle, and becomes a Konnet only in a corner.",
    ru = "Первая редакция: Вер Кнехт не входит в замок, а Коннетом становится только в углу.",
  },
}

-- A Ver Knecht does not promote on castle squares, and so cannot stand there at all.
promote "ver_knecht" {
  on = "a8 h8",
  to = { "ritter", "prince", "konnet", "scout" },
  at_most = { prince = 3, konnet = 3 },
}
promote "ver_knecht" { on = "b8 g8", to = { "ritter", "prince", "scout" }, at_most = { prince = 3 } }
