-- 4: require: "../base" is no name of a module; it is made of small Latin letters, digits, _ and -, like "helpers" or "pieces.orthodox"
chester_api = 1
variant "x" : from "base" { title = "X" }
require "../base"
