-- reads: is a link out of its folder
chester_api = 1
variant "x" : from "chess" {}
require "link"
