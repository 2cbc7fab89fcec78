-- reads: done
chester_api = 1
variant "x" : from "chess" {}
local odd = { 0 / 0, 1e308, -1e308, math.huge, -math.huge, math.maxinteger, math.mininteger, -1, 0, 2 ^ 53 }
local function try(f, ...) return pcall(f, ...) end
for _, library in ipairs { math, utf8, table } do
  for _, f in pairs(library) do
    for _, a in ipairs(odd) do
      if type(f) == "function" then
        try(f, a) try(f, a, a) try(f, "abc", a) try(f, "abc", a, a) try(f, { 1, 2 }, a) try(f, { 1, 2 }, a, a)
      end
    end
  end
end
error("done")
