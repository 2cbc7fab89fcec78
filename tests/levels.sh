#!/bin/sh
# Measures that the levels of the shipped players mean something, and prints a table in Markdown:
#
#   tests/levels.sh [PLAYER...]        all of scripts/ai when none is named
#
# Each first level plays against the beginner's second one, which wins at once if it can, does not let
# the other side win at once if it sees how, else takes the most valuable piece, else anything;
# it has to lose 60 of 100 games. Each next level has to win 75 of 100 against the one before.
# GAMES=100 VARIANTS="chess-t1 chess" SEED=1, and TOP_NODES=24000 in place of a level's seconds, so that the
# machine is not measured. LEVELS="1 2" measures only these, each against the one below. RESULTS=FOLDER keeps each
# row as soon as it is counted, under a sum of all that decides how the two levels play, and does not
# play again what is there: so a long run can be broken off, and a change costs only its own rows. With KEPT=1
# nothing is played: the rows that are kept are printed, and how many are missing.
# A line ends in ok or in what it should have been; the exit code is 1 when one falls short.
# It takes long, so it is no part of `make check`.

chester=${CHESTER:-${BUILD:-build}/chester}
games=${GAMES:-100} nodes=${TOP_NODES:-24000} seed=${SEED:-1}
[ $# -gt 0 ] || set -- $(ls scripts/ai | sed -n 's/\.lua$//p')
code=0 missing=0
XDG_DATA_HOME=$(mktemp -d) || exit 1
export XDG_DATA_HOME
trap 'rm -rf "$XDG_DATA_HOME"' EXIT
mkdir -p "$XDG_DATA_HOME/chester/ai"
results=${RESULTS:-$XDG_DATA_HOME/results}
mkdir -p "$results" || exit 1
for file in scripts/ai/*.lua; do
    sed "/title = /s/seconds = [0-9.]*/nodes = $nodes/" "$file" >"$XDG_DATA_HOME/chester/ai/${file##*/}"
done

# text_of PLAYER: the files that it is read from, its own first.
text_of() {
    file=$XDG_DATA_HOME/chester/ai/$1.lua
    [ -f "$file" ] || return
    cat "$file"
    parent=$(sed -n 's/^personality .* : from "\(.*\)" {.*/\1/p' "$file")
    [ -z "$parent" ] || (text_of "$parent")
}

# sum_of PLAYER:LEVEL...: of all that decides how they play, so of no other level.
sum_of() {
    level='^ *{ title = .*\(depth\|nodes\|seconds\) = '
    for who; do
        text_of "${who%:*}" | grep -v "$level"
        text_of "${who%:*}" | grep "$level" | sed -n "${who#*:}p"
    done | cksum | tr ' ' -
}

# count VARIANT STRONGER WEAKER: wins, draws and losses.
count() {
    kept=$results/$1-$2-$3-$games-$seed-$(sum_of "$2" "$3")
    [ -s "$kept" ] || [ -n "${KEPT:-}" ] || "$chester" match -v "$1" --white "$2" --black "$3" --games "$games" --openings 4 --balance 0 \
        --seed "$seed" | awk '/^games [0-9]+: wins / { gsub(/[:,]/, ""); print $4, $6, $8 }' >"$kept"
    [ ! -s "$kept" ] || cat "$kept"
}

# play VARIANT STRONGER WEAKER LEAST: of 100
play() {
    row=$(count "$1" "$2" "$3")
    if [ -z "$row" ]; then
        missing=$((missing + 1)) code=1
        return
    fi
    # shellcheck disable=SC2086 # wins, draws and losses
    set -- "$1" "$2" "$3" "$4" $row
    said=ok
    [ $(($5 * 100)) -ge $(($4 * games)) ] || said="should win $4 of 100" code=1
    echo "| $1 | $2 | $3 | $5 | $6 | $7 | $said |"
}

wanted() {
    case " ${LEVELS:-$1} " in *" $1 "*) true ;; *) false ;; esac
}

levels_of() {
    "$chester" best --ai "$1" --level 8 2>&1 | sed -n 's/.*are 1 to \([0-9]*\):.*/\1/p'
}

echo "$games games each; $nodes positions in place of seconds:"
echo
echo "| game | player | against | won | drawn | lost | |"
echo "| --- | --- | --- | --- | --- | --- | --- |"
for variant in ${VARIANTS:-chess-t1 chess}; do
    for player; do
        count=$(levels_of "$player")
        [ "$player" = beginner ] || ! wanted 1 || play "$variant" beginner:2 "$player:1" 60
        level=2
        while [ "$level" -le "${count:-0}" ]; do
            ! wanted "$level" || play "$variant" "$player:$level" "$player:$((level - 1))" 75
            level=$((level + 1))
        done
    done
done
[ $missing -eq 0 ] || printf '\n%d rows have not been measured.\n' $missing
exit $code
