-- 4: "pcall" is not given to scripts
chester_api = 1
variant "x" : from "base" { title = "X" }
pcall(function() while true do end end)
