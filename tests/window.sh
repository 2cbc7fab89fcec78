#!/bin/bash
# `make play` on a real X server: the window opens, a typed move is saved at once, a killed
# program loses nothing, Ctrl+Q ends it.
set -u

mkfifo "$TMPDIR/display"
exec 3<>"$TMPDIR/display"
Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp -noreset 2>/dev/null &
server=$!
read -r -t 30 -u 3 number || { echo 'not ok X server: Xvfb does not start'; exit 1; }
export DISPLAY=:$number
trap 'kill $server' EXIT

check() { # NAME REASON COMMAND…
    local name=$1 reason=$2
    shift 2
    if "$@"; then echo "ok $name"; else echo "not ok $name: $reason"; fi
}

# soon COMMAND…: it succeeds within half a minute.
soon() {
    local end=$((SECONDS + 30))
    until "$@" >/dev/null 2>&1; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.2
    done
}

window_is_there() { xdotool search --onlyvisible --class chester; }
move_is_saved() { grep -rqs 'e2e4' "$XDG_DATA_HOME"; }
has_ended() { ! kill -0 "$program"; }

# Starts `make play` and puts the pointer on the window, which without a window manager is
# what gives it the keys.
start() {
    make play BUILD="$BUILD" CC=gcc WERROR=1 >"$TMPDIR/play.log" 2>&1 &
    make=$!
    soon window_is_there || return
    program=$(pgrep -P "$make")
    xdotool mousemove 640 400
}

start
check 'make play opens a window' "$(tail -n 2 "$TMPDIR/play.log")" window_is_there
xdotool key t
xdotool type --delay 50 e2e4
xdotool key Return
check 'a typed move is saved at once' "no e2e4 in $(find "$XDG_DATA_HOME" -type f)" soon move_is_saved
kill -9 "$program"
soon has_ended
check 'a killed program loses nothing' "no e2e4 in $(find "$XDG_DATA_HOME" -type f)" move_is_saved
start
check 'it opens again' "$(tail -n 2 "$TMPDIR/play.log")" window_is_there
xdotool key ctrl+q
check 'Ctrl+Q ends it' 'it is still there' soon has_ended
check 'and the game is still there' "no e2e4 in $(find "$XDG_DATA_HOME" -type f)" move_is_saved
wait "$make"
check 'make play ends well' "exit code $?: $(tail -n 2 "$TMPDIR/play.log")" test $? -eq 0
