#!/bin/sh
# Measures that the shipped players have characters, and prints tables in Markdown:
#
#   tests/characters.sh [PLAYER...]      all but the beginner when none are named
#
# Each plays GAMES games against neutral, both with the same number of positions for a move (which a
# player without a search has no use for), and `chester match --profile` counts how it plays. So
# all meet the same opponent, and any two can be compared: the second table has, for each pair, in
# how many traits they differ by 3 standard errors and more. Two are necessary; the score and the
# length tell nothing about character, and do not count. There are some 500 comparisons: of players
# that are all alike, one or two of them would reach 3 by chance, but hardly two of one pair.
# The exit code is 1 when a pair is too much alike.
# GAMES=200 VARIANT=chess-t1 NODES=300 SEED=1 JOBS=1. PROFILES=FOLDER keeps what was counted, and does not
# play again what is there. It takes long, so it is no part of `make check`.

chester=${CHESTER:-${BUILD:-build}/chester}
games=${GAMES:-200} variant=${VARIANT:-chess-t1} nodes=${NODES:-300} seed=${SEED:-1}
[ $# -gt 0 ] || set -- $(ls scripts/ai | sed -n 's/\.lua$//p' | grep -v '^beginner$')
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
profiles=${PROFILES:-$work}
mkdir -p "$profiles" || exit 1

for player; do
    [ -s "$profiles/$player" ] && continue
    "$chester" match -v "$variant" --white "$player" --black neutral --games "$games" --nodes "$nodes" \
        --openings 4 --balance 0 --seed "$seed" --jobs "${JOBS:-1}" --profile >"$work/match" || exit 1
    grep -v '^game ' "$work/match" >"$work/profile"
    mv "$work/profile" "$profiles/$player"
done

echo "In 100 moves, over $games games of $variant against neutral, $nodes positions for a move:"
echo
for player; do
    sed "s/^/$player /" "$profiles/$player"
done | awk '
    # PLAYER NAME OF THE TRAIT  RATE +- ERROR  RATE +- ERROR  DIFFERENCE [*]
    !($1 in place) { place[$1] = ++players; name[players] = $1 }
    $2 == "games" { score[$1] = $(NF - 1) }
    / \+- .* \+- / {
        player = $1
        sub(/^[^ ]* /, "")
        trait = $0
        sub(/  .*/, "", trait)
        sub(/^.*[a-z]  +/, "")
        if (!(trait in order)) { order[trait] = ++traits; title[traits] = trait }
        rate[player, trait] = $1
        error[player, trait] = $3
    }
    function differ(a, b,    i, count, squares, gap) {
        for (i = 1; i <= traits; i++) {
            squares = error[a, title[i]] ^ 2 + error[b, title[i]] ^ 2
            gap = rate[a, title[i]] - rate[b, title[i]]
            if (gap * gap >= 9 * squares && squares > 0) count++
        }
        return count + 0
    }
    END {
        row = "| |"; line = "| --- |"
        for (p = 1; p <= players; p++) {
            row = row " " name[p] " |"
            line = line " --- |"
        }
        print row; print line
        for (i = 1; i <= traits; i++) {
            row = "| " title[i] " |"
            for (p = 1; p <= players; p++) row = row sprintf(" %.1f |", rate[name[p], title[i]])
            print row
        }
        row = "| score, % |"
        for (p = 1; p <= players; p++) row = row " " score[name[p]] " |"
        print row
        print "\nIn how many of these, but for the score, two differ by 3 standard errors and more:\n"
        row = "| |"; line = "| --- |"
        for (p = 1; p < players; p++) { row = row " " name[p] " |"; line = line " --- |" }
        print row; print line
        for (q = 2; q <= players; q++) {
            row = "| " name[q] " |"
            for (p = 1; p < players; p++) {
                count = p < q ? differ(name[p], name[q]) : ""
                row = row " " count " |"
                if (p < q && count < 2) alike = alike "\nToo much alike: " name[p] ", " name[q]
            }
            print row
        }
        if (alike) print alike
        exit alike != ""
    }'
