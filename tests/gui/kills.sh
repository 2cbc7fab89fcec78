#!/bin/bash
# The program is killed at random moments while two computers play in its window: kills.sh [KILLS].
# Afterwards the game is there, at most the last half-move is missing, no file is broken, and the
# next start keeps it to be offered and clears away what was half written (D11).
set -u
kills=${1-5}
autosave=$XDG_DATA_HOME/chester/autosave.chester
export SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy
RANDOM=7
# Without a pause between two moves, so that a kill meets one that is being saved.
mkdir -p "$XDG_CONFIG_HOME/chester"
echo 'animation = off' >"$XDG_CONFIG_HOME/chester/settings.conf"

moves() { awk '!/^[#[]/ && $1 ~ /^[0-9]+$/ { n += NF - 1 } END { print n + 0 }' "${1-$autosave}" 2>/dev/null; }
# begin ARGUMENTS…: in the background, and not told about when it is killed
begin() {
    "$CHESTER" play "$@" >"$TMPDIR/log" 2>&1 &
    program=$!
    disown
}
end() { kill -"$1" $program 2>/dev/null; while kill -0 $program 2>/dev/null; do sleep 0.02; done; }

fault=
for ((i = 0; i < kills && ${#fault} == 0; i++)); do
    rm -f "$autosave"
    begin --side none --ai neutral --level 4
    for ((wait = 0; wait < 600; wait++)); do
        [ "$(moves)" -ge 2 ] 2>/dev/null && break
        sleep 0.05
    done
    sleep 0.$((RANDOM % 90 + 10))
    before=$(moves)
    end KILL
    after=$(moves)
    [ "$before" -ge 2 ] || fault="no game began: $(cat "$TMPDIR/log")"
    [ "$after" -ge "$before" ] || fault="$before moves before, $after after"
    # A game that had ended is not one to be offered: this kill came too late to tell anything.
    if [ -z "$fault" ] && grep -q '^result' "$autosave"; then i=$((i - 1)) && continue; fi
    said=$("$CHESTER" play --screenshot "$TMPDIR/shot.png" "$autosave" 2>&1) || fault="not read: $said"
    cp "$autosave" "$TMPDIR/killed"
    begin
    sleep 0.7
    end TERM
    [ "$(find "$XDG_DATA_HOME/chester" -maxdepth 1 -name '*autosave*' | wc -l)" -eq 1 ] ||
        fault="files are left: $(ls -a "$XDG_DATA_HOME/chester")"
    cmp -s "$autosave" "$TMPDIR/killed" || fault='the next start does not keep the game'
done
if [ "$fault" ]; then echo "not ok D11 $kills kills: kill $i: $fault"; else echo "ok D11 $kills kills"; fi

# Two windows keep two games, and the place of one that was killed is free again.
second=${autosave%.chester}-2.chester
# two FILE: it has two moves, within a while
two() {
    for ((wait = 0; wait < 600; wait++)); do
        [ "$(moves "$1")" -ge 2 ] 2>/dev/null && return
        sleep 0.05
    done
    return 1
}
rm -f "$autosave"*
fault=
begin --side none --ai neutral --level 2
first=$program
two "$autosave" || fault='the first window keeps no game'
begin -v chess --side none --ai neutral --level 2
two "$second" || fault=${fault:-'the second window keeps no game'}
kill -KILL $first
end KILL
grep -q '^\[Variant "chess-t1"\]' "$autosave" || fault=${fault:-'the second window has the game of the first'}
grep -q '^\[Variant "chess"\]' "$second" || fault=${fault:-'the second window does not have its own'}
begin -v chess-t --side none --ai neutral --level 2
for ((wait = 0; wait < 600; wait++)); do grep -q '"chess-t"' "$autosave" && break; sleep 0.05; done
end KILL
grep -q '"chess-t"' "$autosave" || fault=${fault:-'the place of a killed window is not free'}
if [ "$fault" ]; then echo "not ok two windows: $fault"; else echo 'ok two windows'; fi
