-- 4: attempt to call a table value (for iterator 'for iterator'); a list is passed through as: for i, item in ipairs(list) do
chester_api = 1
variant "x" : from "chess" { }
for name in { "a", "b" } do piece(name) { } end
