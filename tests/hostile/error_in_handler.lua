-- reads: done
chester_api = 1
variant "x" : from "chess" {}
for i = 1, 50 do xpcall(error, function() error("again") end, "first") end
error("done")
