-- reads: makes a table of more than 16384 names
chester_api = 1
variant "x" : from "chess" {}
-- Whole numbers that all fall into one place of the larger table that the last one makes.
local t, m = {}, (1 << 19) - 1
for i = 1, (1 << 18) + 1 do t[i * m] = true end
