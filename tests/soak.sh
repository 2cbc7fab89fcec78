#!/bin/bash
# Fast games in every shipped variant and every game of the gallery, each replayed by the rules
# afterwards: tests/soak.sh [GAMES], spread evenly. Nothing may crash, hang, play what cannot be
# replayed, or lose on time.
set -u
cd "$(dirname "$0")/.." || exit 1
CHESTER=${CHESTER:-build/chester}
games=${1:-40}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mapfile -t variants < <(for file in variants/*/variant.lua variants/gallery/*/variant.lua; do
    basename "$(dirname "$file")"; done)
count=${#variants[@]}
played=0
for i in "${!variants[@]}"; do
    variant=${variants[$i]}
    # Even numbers, so that each opening is played with both colours; the rest to the first ones.
    share=$((2 * (games / 2 * (i + 1) / count - games / 2 * i / count)))
    [ "$share" -gt 0 ] || continue
    archive=$work/$variant.pgn
    if ! said=$(timeout "${GAME_LIMIT:-600}" "$CHESTER" match -v "$variant" --white neutral:1 \
        --black neutral:2 --nodes "${NODES:-150}" --openings 4 --balance 0 --games "$share" \
        --max-plies "${PLIES:-160}" --seed "${SEED:-1}" --tc 1000+1 --out "$archive" 2>&1); then
        echo "not ok $variant: $(tail -n 1 <<<"$said")"
        continue
    fi
    bad=$(grep -E '^game [0-9.]+ [a-z-]+ (time|crash|silence|illegal-move|false-claim) ' <<<"$said" | head -n 1)
    replayed=$("$CHESTER" replay "$archive" 2>&1)
    fine=$(grep -c ': game [0-9]*: ' <<<"$replayed")
    if [ -n "$bad" ]; then echo "not ok $variant: $bad"
    elif [ "$fine" -ne "$share" ]; then echo "not ok $variant: $fine of $share games replayed: $(tail -n 1 <<<"$replayed")"
    else echo "ok $variant: $share games"; fi
    played=$((played + share))
done
if [ "$played" -ge $((games - 1)) ]; then echo "ok $played games"
else echo "not ok $played games of $games"; fi
