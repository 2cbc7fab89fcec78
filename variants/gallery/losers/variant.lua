-- Losers chess: lose everything but the king, or get mated; captures are owed.
chester_api = 1
variant "losers" : from "chess" {
  title = { en = "Losers", ru = "Проигрыш – победа" },
  says = {
    en = "Captures are owed; who is mated, stalemated or has only the king left wins.",
    ru = "Бить обязательно; получивший мат или пат или оставшийся с одним королём выигрывает.",
  },
  must_hit = true,
}
ends "checkmate" { result = "win" }
ends "stalemate" { result = "win" }
ends "bare" {
  without = "all",
  fewer_than = 2,
  result = "win",
  says = { en = "only the king is left", ru = "остался один король" },
}
remove "ends dead-position"
