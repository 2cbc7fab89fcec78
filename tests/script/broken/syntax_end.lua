-- 4: unexpected symbol near '}'; is an end missing before it, or is it one bracket too many?
chester_api = 1
variant "x" : from "chess" { }
hooks { legal = function(pos) if pos:side() == "white" then return true else return true end }
