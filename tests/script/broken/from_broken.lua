-- broken/field_unknown.lua:6: piece "x": unknown field "strenght"; did you mean "strength"?
chester_api = 1
variant "x" : from "field_unknown" {}
