-- reads: there are modules in "pieces" and "runtime"
chester_api = 1
variant "x" : from "chess" {}
require "ai.neutral"
