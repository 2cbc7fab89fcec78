-- circle.lua:2: from "from_circle" goes round in a circle: that is derived from this file
chester_api = 1
variant "x" : from "circle" {}
