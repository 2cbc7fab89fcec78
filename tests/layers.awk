# Holds the includes of engine/ against the ranks of its rooms: awk -f tests/layers.awk FILE…
#
# A file includes its own room and lower ranks only; only script/ sees Lua, only gui/ sees SDL;
# headers never form a circle. One line for each rule, and one for each fault.

BEGIN {
    rank["base"] = 0; rank["core"] = 1; rank["rules"] = rank["search"] = rank["game"] = 2
    rank["script"] = 3; rank["session"] = 4; rank["match"] = 5; rank["cli"] = rank["gui"] = 6
    # the program's main command opens the window through its one door
    door["cli gui/gui.h"] = 1
    rules = "ranks lua sdl circles"
}

function fault(rule, why) {
    faults[rule]++
    printf "not ok includes, %s: %s:%d: %s\n", rule, FILENAME, FNR, why
}

FNR == 1 {
    file = FILENAME
    sub(/^.*engine\//, "", file)
    room = file
    sub(/\/.*/, "", room)
    if (!(room in rank))
        fault("ranks", "a room that has no rank: " room)
}

/^[ \t]*#[ \t]*include[ \t]*[<"]/ {
    split($0, parts, /[<">]/)
    name = parts[2]
    if (name ~ /^(lua|lualib|lauxlib)[^\/]*\.h$/ && room != "script")
        fault("lua", "only script/ sees " name)
    if (name ~ /^(SDL2\/)?SDL/ && room != "gui")
        fault("sdl", "only gui/ sees " name)
    if ($0 !~ /"/)
        next
    other = name
    sub(/\/.*/, "", other)
    if (!(other in rank))
        fault("ranks", "an include names a room and its file, not " name)
    else if (other != room && rank[other] >= rank[room] && !((room " " name) in door))
        fault("ranks", room " may not include " name)
    if (file ~ /\.h$/)
        includes[file] = includes[file] " " name
}

# Walks down from a header; `path` holds those above it.
function walk(header, path,    names, n, i) {
    if (index(path " ", " " header " ")) {
        printf "not ok includes, circles: engine/%s: includes itself through%s\n", header, path
        faults["circles"]++
        return
    }
    if (walked[header]++)
        return
    n = split(includes[header], names, " ")
    for (i = 1; i <= n; i++)
        walk(names[i], path " " header)
}

END {
    for (header in includes)
        walk(header, "")
    n = split(rules, all, " ")
    for (i = 1; i <= n; i++)
        if (!faults[all[i]])
            print "ok includes, " all[i]
}
