-- 4: "require" is not given to scripts
chester_api = 1
variant "x" : from "base" { title = "X" }
require "base"
