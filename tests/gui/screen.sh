#!/bin/bash
# The real program on an X server: a published game clicked through the window, its beginning in
# other sizes, shortcuts in a Russian layout, rest while nothing happens, quick keys. What the
# program has understood is read from its autosave and its settings.
. tests/gui/lib.sh
game=tests/cases/chess-t1-game1.txt
x_server 1920x1080

# The moves of a record, one a line, without marks of check.
moves_of() {
    awk '!/^[#[]/ && $1 ~ /^[0-9]+$/ {
        for (i = 2; i <= NF; i++) { sub(/[+)]+$/, "", $i); print $i }
    }' "$1"
}

saved() { moves_of "$autosave" 2>/dev/null; }
position() { "$CHESTER" fen -v chess-t1 --moves "$(tr '\n' ' ' <<<"$1")"; }
setting() { sed -n "s/^$1 = //p" "$settings" 2>/dev/null; }

count_is() { [ "$(saved | wc -l)" -eq "$1" ]; }
setting_is() { [ "$(setting "$1")" = "$2" ]; }

# start WIDTH HEIGHT ARGUMENTS…; $usual holds further settings
start() {
    mkdir -p "${settings%/*}"
    printf '%s\n' "width = $1" "height = $2" 'warn = off' 'language = en' "${usual:-}" >"$settings"
    "$BUILD/gui/board_test" "$1" "$2" >"$TMPDIR/squares"
    play "${@:3}"
    xdotool windowmove "$window" 0 0 mousemove 3 3
    sleep 0.5
}
finish() {
    kill "$program"
    wait "$program"
    program=
}

# click_move MOVE COUNT: again until the game has so many moves; a busy machine may have missed it.
click_move() {
    local tries=6
    while [ $((tries -= 1)) -ge 0 ]; do
        click_square "${1:0:2}"
        sleep 0.03
        click_square "${1:2:2}"
        soon 3 count_is "$2" && return
        xdotool key --window "$window" Escape
    done
    return 1
}
click_square() {
    local x y
    read -r x y < <(awk -v s="$1" '$1 == s { print $2, $3 }' "$TMPDIR/squares")
    xdotool mousemove --window "$window" "$x" "$y" click 1
}

# The whole game by clicks. After each move the game that is saved is the published one up to
# there, and at the end the position is too.
play_game() {
    local played='' n=0 move
    for move in $moves; do
        n=$((n + 1))
        played="$played${played:+ }$move"
        if ! click_move "$move" $n || [ "$(saved | xargs)" != "$played" ]; then
            echo "not ok published game at $1x$2: move $n, $move: $(saved | xargs)"
            return
        fi
    done
    if [ "$(position "$(saved)")" = "$(position "$played")" ]; then
        echo "ok published game at $1x$2, $n moves"
    else
        echo "not ok published game at $1x$2: another position: $(position "$(saved)")"
    fi
}

# size WIDTH HEIGHT MOVES
size() {
    moves=$(moves_of "$game" | head -n "$3")
    start "$1" "$2" --side both
    play_game "$1" "$2"
    finish
}
size 1280 800 100
size 1024 600 10
size 1900 1040 10

# --- a Russian layout: keys are named by their places ------------------------------------
start 1280 800 --side both
n=0
for move in e2e4 e7e5 d1g4; do
    n=$((n + 1))
    click_move $move $n
done
setxkbmap -layout ru
sleep 0.5

# check NAME COMMAND…
check() {
    local name=$1
    shift
    if soon 20 "$@"; then echo "ok $name"
    else echo "not ok $name: $(saved | wc -l) moves, $(tr '\n' ';' <"$settings")"; fi
}
ctrl() { xdotool keydown 37 key "$1" keyup 37; }
ctrl 52
check 'Russian layout: Ctrl+Z takes back' count_is 2
ctrl 29
check 'Russian layout: Ctrl+Y plays again' count_is 3
xdotool key 30
check 'Russian layout: U takes back' count_is 2
xdotool key 41
check 'Russian layout: F turns the board' setting_is flip on
xdotool key 41
check 'Russian layout: F turns it back' setting_is flip off
xdotool key 39
check 'Russian layout: S shows strengths' setting_is overlay on
xdotool key 40
check 'Russian layout: D changes the theme' setting_is theme blue-orange
xdotool key 46
check 'Russian layout: L changes the language' setting_is language ru
# T, a moment for the field, the keys of the move, Enter.
type_keys() {
    xdotool key 9 key 28
    sleep 0.5
    xdotool key --delay 60 "$@" 36
}
type_keys 26 11 26 13 # e2e4, which is no legal move now
sleep 0.5
check 'Russian layout: no stray text' count_is 2
type_keys 40 11 40 13 # d2d4
check 'Russian layout: a move typed by its keys' count_is 3
finish
setxkbmap -layout us

# --- rest ----------------------------------------------------------------------------------
ticks() { awk '{ print $14 + $15 }' "/proc/$program/stat"; }
start 1280 800 --side white --ai neutral --level 1
click_move e2e4 2
sleep 1
before=$(ticks)
sleep 5
used=$(($(ticks) - before))
if [ "$used" -le 3 ]; then echo 'ok at rest'
else echo "not ok at rest: $used hundredths of a second in 5 s"; fi

# Seconds after the last sound its device is closed: the main thread sleeps without a break.
switches() { awk '/^voluntary/ { print $2 }' "/proc/$program/status"; }
threads() { awk '/^Threads/ { print $2 }' "/proc/$program/status"; }
before=$(switches)
sleep 3
used=$(($(switches) - before))
if [ "$used" -eq 0 ]; then echo 'ok asleep at rest'
else echo "not ok asleep at rest: woken $used times in 3 s, $(threads) threads"; fi

# Ending in the middle of a game asks, and the game stays.
xdotool key ctrl+q
sleep 0.5
check 'quitting asks' kill -0 "$program"
xdotool key Escape key F1
sleep 0.5
xdotool type --delay 40 'turn the'
xdotool key Return
check 'an action is typed' setting_is flip on
# The answer comes in the same moment as the question.
xdotool key ctrl+r key Return
check 'resigning by two quick keys' grep -q '^result black-wins resignation' "$autosave"
xdotool key Escape key ctrl+q
gone() { ! kill -0 "$program" 2>/dev/null; }
check 'a game that is over ends unasked' gone
finish 2>/dev/null

# --- a clock ---------------------------------------------------------------------------------
rm -f "$autosave"*
usual=$'clock = 2\nblack ='
start 1280 800
click_move e2e4 1
check 'a flag ends the game' grep -q '^result white-wins time' "$autosave"
finish 2>/dev/null

usual=

# --- the place of the window ---------------------------------------------------------------
start 1280 800 --side both
xdotool windowmove "$window" 310 170
sleep 0.5
xdotool key F11
check 'F11 fills the screen' setting_is fullscreen on
xdotool key F11
check 'F11 once more gives the window back' setting_is fullscreen off
sleep 0.5
finish
check 'the place is kept' setting_is left 310
play
sleep 0.5
place=$(xdotool getwindowgeometry "$window" | awk '/Position/ { print $2 }')
if [ "$place" = 310,170 ]; then echo 'ok the window opens where it was'
else echo "not ok the window opens where it was: $place"; fi
finish

# --- a window larger than the screen -------------------------------------------------------
start 3000 2000 --side both
size_is() { [ "$(xdotool getwindowgeometry "$window" | awk '/Geometry/ { print $2 }')" = "$1" ]; }
if soon 20 size_is 1880x1040; then echo 'ok a window fits its screen'
else echo "not ok a window fits its screen: $(xdotool getwindowgeometry "$window" | tail -n 1)"; fi
finish
