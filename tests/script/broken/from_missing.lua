-- ?
chester_api = 1
variant "x" : from "chess-t9" {}
