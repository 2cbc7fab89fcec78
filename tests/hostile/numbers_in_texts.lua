-- reads: done
chester_api = 1
variant "x" : from "chess" {}
local odd = { 0 / 0, 1e308, -1e308, math.huge, math.maxinteger, math.mininteger, -1, 0, 2 ^ 53 }
for name, f in pairs(string) do
  for _, a in ipairs(odd) do
    for _, b in ipairs(odd) do
      pcall(f, "abc", a) pcall(f, "abc", a, b) pcall(f, "abc", "b", a) pcall(f, "%d", a, b) pcall(f, "i16", a, b)
    end
  end
end
error("done")
