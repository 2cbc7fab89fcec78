#!/bin/sh
# The rules stand alone: perft runs from base, core and rules only, without Lua and SDL, and
# core itself neither allocates nor prints nor starts threads.
set -u

"$BUILD/alone/perft"

# none NAME PATTERN TEXT: no line of the text may fit.
none() {
    found=$(echo "$3" | grep -E "$2" | sort -u | tr '\n' ' ')
    if [ -z "$3" ]; then echo "not ok $1: nothing to look at"
    elif [ -z "$found" ]; then echo "ok $1"
    else echo "not ok $1: $found"; fi
}

none "perft links neither Lua nor SDL" 'lua|SDL' "$(ldd "$BUILD/alone/perft")"
none "perft names neither Lua nor SDL" ' (lua|luaL|SDL|TTF|IMG)_' "$(nm "$BUILD/alone/perft")"
none "core asks for nothing outside" \
    ' U (malloc|calloc|realloc|free|memory_[a-z]*|f?open|f?puts|f?printf|putchar|pthread_.*)(@.*)?$' \
    "$(nm "$BUILD"/core/*.o)"
