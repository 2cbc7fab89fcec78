-- Gothic chess: the pieces of Capablanca chess in another order.
chester_api = 1
variant "gothic" : from "capablanca" {
  title = { en = "Gothic chess", ru = "Готические шахматы" },
  says = {
    en = "Capablanca chess from another start, in which every pawn is guarded.",
    ru = "Шахматы Капабланки с другой расстановкой: каждая пешка защищена.",
  },
  start = "rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1",
}
