#!/bin/bash
# `make play` on a real X server: the window opens, a move made with the mouse is saved at once,
# a killed program brings the game back, and Ctrl+Q ends it.
set -u

exec 3<>"$TMPDIR/display" || exit 1
Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp -noreset 2>/dev/null &
server=$!
for _ in $(seq 100); do [ -s "$TMPDIR/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$TMPDIR/display")
export DISPLAY
trap 'kill $server' EXIT

check() { # NAME REASON COMMAND…
    local name=$1 reason=$2
    shift 2
    if "$@"; then echo "ok $name"; else echo "not ok $name: $reason"; fi
}

# Starts `make play`; $window is the number of its window, empty when none came in 30 s.
start() {
    make play BUILD="$BUILD" CC=gcc WERROR=1 >"$TMPDIR/play.log" 2>&1 &
    play=$!
    window=$(timeout 30 xdotool search --sync --onlyvisible --class chester 2>/dev/null | tail -n 1)
    program=$(pgrep -P "$play" -x chester || pgrep -x -g "$(ps -o pgid= "$play" | tr -d ' ')" chester)
}

start
check 'make play opens a window' "$(tail -n 2 "$TMPDIR/play.log")" test -n "$window"
cat "$TMPDIR/play.log"; ps -ef | grep chester | head; xdotool getwindowname "$window"; xdotool getwindowgeometry "$window"
