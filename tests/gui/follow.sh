#!/bin/bash
# The real program on an X server, with an author's editor beside it: a file that is saved in place
# and by renaming, a file that breaks, a game from the user's folder; and with a file manager, from
# which a mod and a game are dropped. What the window has understood is read from its autosave and
# the user's folder; the times are told and decide nothing.
. tests/gui/lib.sh
x_server 1280x800
pause=0.002 # seconds: times are told

folder=$XDG_DATA_HOME/chester/variants/mine
mkdir -p "$folder"
write() { printf 'chester_api = 1\nvariant "mine" : from "chess" { version = "%s" }\n' "$1"; }
# The rules of the game that is saved, which is written when new ones are taken over.
version() { sed -n 's/^\[VariantVersion "\(.*\)"\]$/\1/p' "$autosave" 2>/dev/null; }
version_is() { [ "$(version)" = "$1" ]; }
# shows NAME VERSION SINCE: the window has those rules, and how long that took.
shows() {
    if soon 20 version_is "$2"; then
        echo "  MS $1 $((($(date +%s%N) - $3) / 1000000))"
        echo "ok $1"
    else
        echo "not ok $1: $(version)"
    fi
}

write First >"$folder/variant.lua"
play -v mine --side both
shows 'the file as it was' First "$(date +%s%N)"
sleep 1

for round in 1 2 3; do
    since=$(date +%s%N)
    write "Place$round" >"$folder/variant.lua"
    shows "saved in place, $round" "Place$round" "$since"
    write "Renamed$round" >"$folder/.variant.lua.swp"
    since=$(date +%s%N)
    mv "$folder/.variant.lua.swp" "$folder/variant.lua"
    shows "saved by renaming, $round" "Renamed$round" "$since"
done

echo 'oops' >"$folder/variant.lua"
sleep 0.3
version_is Renamed3 && kill -0 $program && echo 'ok a broken file leaves the old rules' ||
    echo "not ok a broken file: $(version)"
since=$(date +%s%N)
write Mended >"$folder/variant.lua"
shows 'a mended file' Mended "$since"

# The watch sleeps in the kernel: no thread of the program is woken while nothing changes.
switches() { cat /proc/$program/task/*/status | awk '/^voluntary_ctxt/ { n += $2 } END { print n }'; }
sleep 1
before=$(switches)
sleep 3
woken=$(($(switches) - before))
if [ "$woken" -le 3 ]; then echo 'ok asleep while nothing changes'; else echo "not ok asleep: woken $woken times in 3 s"; fi
echo "  WOKEN $woken times in 3 s"

# Names that a list of URIs has to write in another way.
mod="$TMPDIR/Мод от Анны, 100% #1"
pgn="$TMPDIR/Партия № 1.pgn"
mkdir -p "$mod/variants/gift"
printf 'chester_api = 1\nvariant "gift" : from "chess" {}\n' >"$mod/variants/gift/variant.lua"
player="$TMPDIR/игрок.lua"
printf 'chester_api = 1\npersonality "friend" : from "neutral" {}\n' >"$player"
printf '[White "Анна"]\n\n1. e4 {well} e5 2. Nf3 Nc6 *\n' >"$pgn"
xdotool windowmove "$window" 0 0 mousemove 3 3
installed() {
    cmp -s "$mod/variants/gift/variant.lua" "$XDG_DATA_HOME/chester/variants/gift/variant.lua" &&
        cmp -s "$player" "$XDG_DATA_HOME/chester/ai/friend.lua"
}
loaded() { grep -qx '\[Variant "chess"\]' "$autosave" && grep -qx '2 g1f3 b8c6' "$autosave"; }
accept() { xdotool key Return && soon 3 installed; }
check() {
    local name=$1
    shift
    if "$@"; then echo "ok $name"; else echo "not ok $name: $*: $(find "$XDG_DATA_HOME" -type f | xargs)"; fi
}
check 'the window takes a folder and a file' "$BUILD/gui/drop" 300 300 "$mod" "$player"
sleep 0.5
check 'a mod is not installed unasked' eval '! installed'
check 'a mod is installed by Enter' soon 15 accept
check 'the window takes a file' "$BUILD/gui/drop" 300 300 "$pgn"
check 'a dropped PGN is on the board' soon 20 loaded
