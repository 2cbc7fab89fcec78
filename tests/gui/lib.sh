# What the suites share that drive the real window on an X server. Sourced; $CHESTER is the program
# under test, $program what runs of it, and the server ends with the suite.
set -u
settings=$XDG_CONFIG_HOME/chester/settings.conf
autosave=$XDG_DATA_HOME/chester/autosave.chester
program=

# x_server WIDTHxHEIGHT: sets $DISPLAY. The server is told no number, or $DISPLAY_NUMBER.
x_server() {
    mkfifo "$TMPDIR/display"
    exec 3<>"$TMPDIR/display"
    Xvfb ${DISPLAY_NUMBER:+":$DISPLAY_NUMBER"} -displayfd 3 -screen 0 "$1x24" -nolisten tcp \
        -noreset 2>/dev/null &
    server=$!
    trap 'kill $program $server 2>/dev/null' EXIT
    read -r -t 30 -u 3 number || { echo 'not ok X server: Xvfb does not start'; exit 1; }
    export DISPLAY=:$number
}

# soon SECONDS COMMAND…: it succeeds within them; asked every $pause seconds.
pause=0.05
soon() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ $SECONDS -lt $end ] || return 1
        sleep $pause
    done
}

window_is_there() {
    window=$(xdotool search --onlyvisible --class chester 2>/dev/null | head -n 1)
    [ -n "$window" ]
}

# play ARGUMENTS…: the window, in the background; the suite ends when it does not open.
play() {
    "$CHESTER" play "$@" >"$TMPDIR/log" 2>&1 &
    program=$!
    soon 30 window_is_there && return
    echo "not ok window: it does not open: $(cat "$TMPDIR/log")"
    exit 1
}
