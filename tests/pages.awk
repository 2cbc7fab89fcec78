# The examples of a page: awk -f tests/pages.awk PAGE
#
# An example is a comment of one line: <!-- position FEN; CHECK; CHECK -->. Prints for each check
# LINE~FEN~VERB~WORDS~WANTED. What `board` and `moves` want is the next code block, its lines
# joined by |; what others want stands behind their equals sign.
function trim(text) { gsub(/^ +| +$/, "", text); return text }

function emit(check,    verb, words, wanted, at) {
    at = index(check, "=")
    wanted = at ? trim(substr(check, at + 1)) : ""
    words = trim(at ? substr(check, 1, at - 1) : check)
    verb = words
    sub(/ .*/, "", verb)
    words = trim(substr(words, length(verb) + 1))
    if (verb == "board" || verb == "moves") pending[++count] = FNR "~" fen "~" verb "~" words
    else print FNR "~" fen "~" verb "~" words "~" wanted
}

/^<!-- position .* -->$/ && !inside {
    sub(/^<!-- position /, "")
    sub(/ -->$/, "")
    parts = split($0, part, ";")
    fen = trim(part[1])
    for (i = 2; i <= parts; i++) emit(trim(part[i]))
    next
}

/^<!-- game [a-z0-9-]+ -->$/ { next } # whose positions the page shows
/<!--/ { print FNR "~~comment~" $0 "~" }

/^```/ {
    inside = !inside
    if (inside) block = ""
    else {
        for (i = 1; i <= count; i++) print pending[i] "~" block
        count = 0
    }
    next
}

inside {
    sub(/ +$/, "")
    block = block (block == "" ? "" : "|") $0
}

END { for (i = 1; i <= count; i++) print pending[i] "~no code block follows" }
