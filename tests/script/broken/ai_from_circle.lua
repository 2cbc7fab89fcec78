-- broken/ai_from_circle_back.lua:3: from "ai_from_circle" goes round in a circle: that is derived from this file
chester_api = 1
personality "ai_from_circle" : from "ai_from_circle_back" {}
