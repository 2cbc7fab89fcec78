-- reads: done
chester_api = 1
variant "x" : from "chess" {}
for i = 1, 1000 do local s = ("%.99f"):format(1e308) end
error("done")
