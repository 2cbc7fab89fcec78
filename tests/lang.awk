# Holds the languages against each other and against the source:
#     awk -f tests/lang.awk assets/lang/*.lang engine/*/*.[ch]
#
# Every language has the same keys with the same {places}; every key that a string of the source
# names is there; every key that is there is named by some string. "end.%s" names all keys of
# that form, "end." all that begin so. A key is a string that begins with a known prefix.

function fault(rule, why) {
    faults[rule]++
    print "not ok texts, " rule ": " why
}

# The {places} of a text, each once, in byte order.
function places_of(text,    found, n, i, j, name, list) {
    n = 0
    while (match(text, /\{[^}]*\}/)) {
        name = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        for (i = 1; i <= n && found[i] < name; i++)
            ;
        if (i <= n && found[i] == name)
            continue
        for (j = n++; j >= i; j--)
            found[j + 1] = found[j]
        found[i] = name
    }
    list = ""
    for (i = 1; i <= n; i++)
        list = list found[i]
    return list
}

FNR == 1 {
    in_comment = 0
    language = FILENAME ~ /\.lang$/ ? FILENAME : ""
    if (language)
        languages[++language_count] = language
}

language && /^[^#]*=/ {
    key = $1
    sub(/=.*/, "", key)
    prefixes[substr(key, 1, index(key, "."))] = 1
    keys[key] = 1
    text = $0
    sub(/^[^=]*=/, "", text)
    places[language, key] = places_of(text)
    has[language, key] = 1
}

language { next }

# Without comments; a comment's end on a line of its own kind is all that the style allows.
{
    line = $0
    while (match(line, /\/\*([^*]|\*[^\/])*\*\//))
        line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
    if (in_comment) {
        if (!sub(/^.*\*\//, "", line))
            next
        in_comment = 0
    }
    if (sub(/\/\*.*/, "", line))
        in_comment = 1
    while (match(line, /"[a-z]+\.[a-z0-9_.%-]*"/)) {
        used[substr(line, RSTART + 1, RLENGTH - 2)] = FILENAME ":" FNR
        line = substr(line, RSTART + RLENGTH)
    }
}

END {
    if (language_count < 2)
        fault("languages", "fewer than two languages")
    for (key in keys)
        for (i = 1; i <= language_count; i++)
            if (!((languages[i], key) in has))
                fault("keys", languages[i] " lacks " key)
            else if (places[languages[i], key] != places[languages[1], key])
                fault("places", key " has " places[languages[1], key] " in " languages[1] " and " \
                      places[languages[i], key] " in " languages[i])
    for (string in used) {
        if (!(substr(string, 1, index(string, ".")) in prefixes))
            continue
        form = string
        gsub(/\./, "[.]", form)
        gsub(/%s/, "[a-z0-9_.-]+", form)
        form = "^" form (string ~ /[.-]$/ ? "" : "$")
        found = 0
        for (key in keys)
            if (key ~ form)
                found = named[key] = 1
        if (!found)
            fault("missing", used[string] ": no language has " string)
    }
    for (key in keys)
        if (!(key in named))
            fault("unused", "no string of the source names " key)
    n = split("languages keys places missing unused", rules, " ")
    for (i = 1; i <= n; i++)
        if (!faults[rules[i]])
            print "ok texts, " rules[i]
}
