-- 4: syntax error near '<\226>'; quotes are the plain " and a minus is the plain -
chester_api = 1
variant "x" : from "chess" { }
piece “king” { strength = 2 }
