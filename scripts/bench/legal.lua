-- What chester bench measures: Chess-T1 with a function that is asked about every move and allows it.
chester_api = 1

variant "chess-t1-asked" : from "chess-t1" {}

hooks {
  legal = function(pos, move) return true end,
}
