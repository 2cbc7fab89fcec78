#!/bin/bash
# `make play` on a real X server: the window opens, a typed move is saved at once, a killed
# program loses nothing, Ctrl+Q ends it.
. tests/gui/lib.sh
x_server 1280x900
pause=0.2
make=''
trap 'kill -9 $server $make $program 2>/dev/null' EXIT

# check NAME COMMAND…
check() {
    local name=$1
    shift
    if "$@" >/dev/null; then echo "ok $name"; return; fi
    echo "not ok $name: $(tail -n 2 "$TMPDIR/play.log" | tr '\n' ' ')$(find "$XDG_DATA_HOME" -type f)"
}

move_is_saved() { grep -rqs 'e2e4' "$XDG_DATA_HOME"; }
# The keys are given again until they arrive: a busy machine takes its time between them.
type_a_move() {
    xdotool key Escape key t
    sleep 1
    xdotool type --delay 50 e2e4
    xdotool key Return
    sleep 1
    move_is_saved
}
quit() { xdotool key ctrl+q; sleep 1; has_ended; }
has_ended() { ! kill -0 "$program" 2>/dev/null; }

# start NAME: `make play`. Puts the pointer on the window, which without a window manager is
# what gives it the keys.
start() {
    make play BUILD="$BUILD" CC=gcc WERROR=1 >"$TMPDIR/play.log" 2>&1 &
    make=$!
    check "$1" soon 30 window_is_there
    program=$(pgrep -P "$make") || exit
    xdotool mousemove 640 400
}

start 'make play opens a window'
check 'a typed move is saved at once' soon 30 type_a_move
kill -9 "$program"
soon 30 has_ended
check 'a killed program loses nothing' move_is_saved
start 'it opens again'
check 'Ctrl+Q ends it' soon 30 quit
check 'and the game is still there' move_is_saved
check 'make play ends well' wait "$make"
