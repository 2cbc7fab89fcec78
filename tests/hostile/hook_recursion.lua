-- plays: calls nest deeper than 200
chester_api = 1
variant "x" : from "chess" {}
local function f() return 1 + f() end
hooks { outcome = f }
