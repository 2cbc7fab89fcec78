-- broken/ai_weight.lua:4: personality "x": weights: unknown field "mobilty"; did you mean "mobility"?
chester_api = 1
personality "x" : from "ai_weight" {}
