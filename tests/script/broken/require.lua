-- 4: require: cannot open (No such file or directory): tests/script/broken/require/nothing.lua
chester_api = 1
variant "x" : from "base" { title = "X" }
require "nothing"
