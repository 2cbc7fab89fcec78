-- plays: only be asked for while the file is read
chester_api = 1
variant "x" : from "chess" {}
hooks { legal = function() return require "loop" end }
