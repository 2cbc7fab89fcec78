-- The catalogue of assets/lang/ru.faults against the sources: every sentence of the files that players
-- meet has its Russian, every row is said somewhere, and both have the same arguments.
-- Usage: lua5.4 tests/sentences.lua CATALOGUE SOURCE...
local CATALOGUE = arg[1]
local failed, names = {}, {}

local function fail(test, ...) failed[test] = failed[test] or string.format(...) end
local function test(name) names[#names + 1] = name end

local function contents(path)
  local file = assert(io.open(path))
  local text = file:read("a")
  file:close()
  return text
end

-- C's literals that stand beside each other are one; PRId64 and its like are %d.
local function literals(code)
  local found, at = {}, 1
  code = code:gsub('"%s*PRI[diu]64%s*"', "d"):gsub('" ?PRI[diu]64', 'd"')
  while true do
    local from, to = code:find('"[^"\\]*"', at)
    local open = code:find('"', at, true)
    if not open then return found end
    local stop = open + 1
    while stop <= #code and code:sub(stop, stop) ~= '"' do stop = stop + (code:sub(stop, stop) == "\\" and 2 or 1) end
    local text = code:sub(open + 1, stop - 1):gsub("\1", "("):gsub("\2", ")"):gsub("\\(.)", { ['"'] = '"', n = "\n", ["\\"] = "\\" })
    if found[#found] and code:sub(found.stop + 1, open - 1):match("^%s*$") then
      found[#found] = found[#found] .. text
    else
      found[#found + 1] = text
    end
    found.stop, at = stop, stop + 1
  end
end

-- %s and %d as {1}, {2} of the rows; how wide they are says nothing.
local function form(text)
  local n = 0
  return (text:gsub("%%[-+ #0-9.*]*[hlzj]*([%a%%])", function(kind)
    if kind == "%" then return "%" end
    n = n + 1
    return "{" .. n .. "}"
  end)), n
end

-- What is said to err_set() and the readers' own, by file; and everything that is written in quotes.
local said, written = {}, {}
for i = 2, #arg do
  local code = contents(arg[i]):gsub("/%*.-%*/", ""):gsub("#include[^\n]*", ""):gsub("'\\?.'", " ")
  -- A bracket in a text closes none of the code's.
  code = code:gsub('"[^"\n]*"', function(text) return (text:gsub("%(", "\1"):gsub("%)", "\2")) end)
  for _, maker in ipairs { "err_set", "FAULT", "record_fault" } do
    for call in code:gmatch(maker .. "(%b())") do
      for k, text in ipairs(literals(call)) do
        if k == 1 or text:find(" ", 1, true) then said[form(text)] = arg[i] end
      end
    end
  end
  for _, text in ipairs(literals(code)) do written[form(text)] = true end
end

-- The rows; those of the system are in no source of ours.
local rows, english, ours = {}, nil, true
for line in io.lines(CATALOGUE) do
  if line:find("^# The system") then ours = false end
  if line:sub(1, 2) == "= " then
    rows[english] = { other = line:sub(3), ours = ours }
  elseif line ~= "" and line:sub(1, 1) ~= "#" then
    if rows[line] then fail("rows", "twice: %s", line) end
    english = line
  end
end

-- A sentence that is put together has no letters of its own.
local function is_bare(sentence) return not sentence:gsub("{%d}", ""):find("%a") end

-- As the program finds it: a hole takes anything.
local function has_row(sentence)
  for row in pairs(rows) do
    local pattern = row:gsub("[%^%$%(%)%%%.%[%]%*%+%-%?]", "%%%0"):gsub("{%d}", ".*")
    if sentence:find("^" .. pattern .. "$") then return true end
  end
  return false
end

test "rows"
test "said"
test "used"
test "arguments"
for sentence, path in pairs(said) do
  if not has_row(sentence) and not is_bare(sentence) then fail("said", "%s: no Russian for: %s", path, sentence) end
end
for sentence, row in pairs(rows) do
  if row.ours and not written[sentence] then fail("used", "in no source: %s", sentence) end
  local holes, others = {}, {}
  for hole in sentence:gmatch("{%d}") do holes[#holes + 1] = hole end
  for hole in row.other:gmatch("{%d}") do others[#others + 1] = hole end
  table.sort(others)
  if table.concat(holes) ~= table.concat(others) then fail("arguments", "not those of: %s", sentence) end
end
for _, name in ipairs(names) do
  print(failed[name] and ("not ok sentences, %s: %s"):format(name, failed[name]) or "ok sentences, " .. name)
end
