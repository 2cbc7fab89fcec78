#!/bin/bash
# Asks fairy-stockfish (a Debian package, not needed for `make check`) for the numbers of
# tests/gallery.tsv again. They are its own, so a difference means another version.
set -u
cd "$(dirname "$0")/.." || exit 1
peer=$(command -v fairy-stockfish || echo /usr/games/fairy-stockfish)
[ -x "$peer" ] || { echo "fairy-stockfish is not installed: apt-get install fairy-stockfish" >&2; exit 1; }

while IFS=$'\t' read -r variant depth leaves; do
    case $variant in '#'*) continue ;; esac
    found=$(printf '%s\n' "setoption name UCI_Variant value $variant" "position startpos" \
        "go perft $depth" quit | "$peer" | sed -n 's/^Nodes searched: //p')
    if [ "$found" = "$leaves" ]; then echo "ok $variant $depth"
    else echo "not ok $variant $depth: $found instead of $leaves"; fi
done <tests/gallery.tsv
