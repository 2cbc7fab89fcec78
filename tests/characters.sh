#!/bin/sh
# Measures that the shipped players have characters, and prints a table:
#
#   tests/characters.sh [PLAYER...]      all but the beginner when none are named
#
# Any two play a match with the same number of positions for each move; `chester match --profile`
# counts how each plays. A line names the traits in which they differ by 3 standard errors and
# more, and ends in ok when there are two of them (the score and the length tell nothing about
# character, and do not count). The exit code is 1 when a pair is too much alike.
# GAMES=200 VARIANT=chess-t1 NODES=700 SEED=1 JOBS=2. It takes long, so it is no part of `make check`.

chester=${CHESTER:-${BUILD:-build}/chester}
games=${GAMES:-200} variant=${VARIANT:-chess-t1}
[ $# -gt 0 ] || set -- $(ls scripts/ai | sed -n 's/\.lua$//p' | grep -v '^beginner$')
code=0

while [ $# -gt 1 ]; do
    first=$1
    shift
    for second; do
        "$chester" match -v "$variant" --white "$first" --black "$second" --games "$games" \
            --nodes "${NODES:-700}" --openings 4 --seed "${SEED:-1}" --jobs "${JOBS:-2}" --profile |
            awk -v a="$first" -v b="$second" '
                /^games [0-9]+: / { sub(/.*score /, ""); score = $1 }
                /\*$/ {
                    trait = $0
                    sub(/  .*/, "", trait)
                    difference = $(NF - 1)
                    found = found separator trait " " difference
                    separator = ", "
                    differ++
                }
                END {
                    printf "%-10s %-10s %5s %%  %s  %s\n", a, b, score, found,
                        (differ >= 2 ? "ok" : "too much alike")
                    exit differ < 2
                }' || code=1
    done
done
exit $code
