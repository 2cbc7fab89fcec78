#!/bin/bash
# The program is killed at random moments while two computers play in its window: kills.sh [KILLS].
# Afterwards the game is there, at most the last half-move is missing, no file is broken, and the
# next start keeps it to be offered and clears away what was half written (D11).
set -u
kills=${1-5}
autosave=$XDG_DATA_HOME/chester/autosave.chester
export SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy
RANDOM=7

moves() { awk '!/^[#[]/ && $1 ~ /^[0-9]+$/ { n += NF - 1 } END { print n + 0 }' "$autosave" 2>/dev/null; }
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
