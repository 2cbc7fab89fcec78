#!/bin/bash
# Analysis in the real program on an X server: the processor is used while it looks and at no other
# time, a review ends by itself and by Esc, and the game stays as it was.
. tests/gui/lib.sh
x_server 1280x900

check() {
    local name=$1
    shift
    if "$@"; then echo "ok $name"; else echo "not ok $name: $*"; fi
}
setting_is() { grep -qx "$1 = $2" "$settings"; }
ticks() { awk '{ print $14 + $15 }' "/proc/$program/stat"; }
# Hundredths of a second, of the processor.
has_used() { [ $(($(ticks) - before)) -ge "$1" ]; }
used_in() { local from; from=$(ticks); sleep "$1"; used=$(($(ticks) - from)); }
rests() { used_in 1; [ "$used" -le 2 ]; }
works() { before=$(ticks); soon 20 has_used 15; }

mkdir -p "${settings%/*}" "${autosave%/*}"
printf '%s\n' 'width = 1180' 'height = 820' 'language = en' 'warn = off' >"$settings"
printf '[Variant "chess-t1"]\n1 e2e4 e7e5 2 d1g4 d8f6 3 f1c4 b8c6 4 h2h4 a7a5 5 h1h3 a8a6\n' \
    >"$TMPDIR/begun.chester"
play --side both "$TMPDIR/begun.chester"
xdotool windowmove "$window" 0 0 mousemove 3 3
soon 20 test -s "$autosave"
cp "$autosave" "$TMPDIR/before"

check 'at rest before it is asked for' soon 20 rests
check 'a key switches it on' eval 'xdotool key a; soon 10 setting_is analysis on'
check 'it looks' works
check 'a key switches it off' eval 'xdotool key a; soon 10 setting_is analysis off'
check 'at rest when it is off' soon 20 rests
xdotool key shift+a
check 'a review looks' works
xdotool key Escape
check 'at rest when a review is ended' soon 20 rests
xdotool key shift+a
check 'at rest when a review has come to its end' soon 120 rests
check 'the game stays as it was' cmp "$autosave" "$TMPDIR/before"
xdotool key u
check 'and can be played' soon 10 eval '! cmp -s "$autosave" "$TMPDIR/before"'
check 'it runs to the end' kill -0 "$program"
