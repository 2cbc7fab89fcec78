#!/bin/sh
# The rooms of engine/: the includes as they are, and that each kind of fault would be seen.
set -u

find engine -name '*.[ch]' | sort | xargs awk -f tests/layers.awk

# sees NAME FAULT FILE=INCLUDE…: a tree with these lines must be found at fault.
sees() {
    name=$1 fault=$2
    shift 2
    tree=$TMPDIR/$name/engine
    for line; do
        mkdir -p "$(dirname "$tree/${line%%=*}")"
        echo "#include ${line#*=}" >>"$tree/${line%%=*}"
    done
    found=$(find "$tree" -type f | sort | xargs awk -f tests/layers.awk)
    if echo "$found" | grep -q "^not ok includes, $fault: "; then echo "ok sees $name"
    else echo "not ok sees $name: $found"; fi
}

sees upward ranks 'core/a.c="game/game.h"'
sees sideways ranks 'search/a.c="game/game.h"'
sees roomless ranks 'search/a.c="search.h"'
sees lua lua 'core/a.c=<lua.h>'
sees lauxlib lua 'session/a.h=<lauxlib.h>'
sees sdl sdl 'cli/a.c=<SDL.h>'
sees sdl-folder sdl 'session/a.c=<SDL2/SDL_ttf.h>'
sees circle circles 'core/a.h="core/b.h"' 'core/b.h="core/c.h"' 'core/c.h="core/a.h"'
sees itself circles 'core/a.h="core/a.h"'
