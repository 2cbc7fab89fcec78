chester_api = 1
variant "circle" : from "from_circle" {}
