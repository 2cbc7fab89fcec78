#!/bin/sh
# What the search is worth, measured by games, in Markdown; no test, it takes hours.
#
# games.sh doublings   each of the games of strength: twice the nodes against once, four times over
# games.sh balance     White's score from the start position, neutral against itself
# games.sh peers       chess on a clock (1 s + 0.05 s a move) against the programs of other people
#                      that are there; a processor without other work is wanted
# games.sh all         the three, one after the other
#
# Nodes do not know how busy a machine is, and stand for time: the nodes of a second change little with
# its length. GAMES=100 (200 for peers and 400 for balance), NODES=1000 (the least of the doublings), SEED=7,
# VARIANTS="chess-t1 chess-t2 chess-t", PEERS="…" players as `chester match` names them.
. "$(dirname "$0")/../cli/lib.sh"
variants=${VARIANTS:-chess-t1 chess-t2 chess-t}
seed=${SEED:-7}
openings=tests/match/openings

# player NAME NODES SLACK: five levels that are nothing but a number of nodes, each twice the one before; SLACK
# makes them misjudge a little, so that games differ.
player() {
    levels=
    nodes=$2
    for level in 1 2 3 4 5; do
        levels="$levels { title = \"$nodes\", nodes = $nodes, slack = $3 },"
        nodes=$((2 * nodes))
    done
    printf 'chester_api = 1\npersonality "%s" : from "neutral" { levels = {%s } }\n' "$1" "$levels" >"$work/$1.lua"
}

# match NAME ARGUMENTS...: one row of a table
match() {
    name=$1
    shift
    "$CHESTER" match "$@" 2>&1 | awk -v name="$name" '
        /^games [0-9]+: wins / { gsub(/[:,]/, ""); games = $2; wins = $4; draws = $6; losses = $8 }
        /^elo / { elo = $0; sub(/^elo /, "", elo); sub(/, likelihood.*/, "", elo) }
        /^length / { white = $NF " " $(NF - 1); sub(/ .*/, "", white); if ($NF == "%") white = $(NF - 1) " %" }
        / time /   { late++ }
        { last = $0 }
        END {
            if (games) printf "| %s | %d | %d | %d | %d | %s | %s | %d |\n", name, games, wins, draws, losses, elo, white, late
            else { printf "| %s | %s |\n", name, last; exit 1 }
        }'
}

heading() {
    printf '\n### %s\n\n| | games | won | drawn | lost | Elo | White scored | lost on time |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n' "$1"
}

doublings() {
    heading "Twice the nodes against once"
    least=${NODES:-1000}
    player doubling "$least" 0
    for variant in $variants; do
        for level in 1 2 3 4; do
            match "$variant, $((least << level)) against $((least << level - 1))" -v "$variant" --games "${GAMES:-100}" \
                --white "$work/doubling.lua:$((level + 1))" --black "$work/doubling.lua:$level" --openings 6 --seed "$seed"
        done
    done
}

balance() {
    heading "From the start position, 2,000 nodes a move"
    player even 2000 20
    for variant in $variants; do
        match "$variant" -v "$variant" --white "$work/even.lua:1" --black "$work/even.lua:1" \
            --games "${GAMES:-400}" --openings 0 --seed "$seed"
    done
}

peers() {
    heading "Chess, 1 s + 0.05 s a move, one thread, from openings played with both colours"
    echo "${PEERS:-xboard:/usr/games/fairymax
xboard:/usr/games/sjaakii
xboard:/usr/games/phalanx
uci:/usr/games/gnuchess --uci
uci:/usr/games/fairy-stockfish;Skill Level=1
uci:/usr/games/fairy-stockfish;Skill Level=5
uci:/usr/games/fairy-stockfish;Skill Level=10}" | while read -r peer; do
        command=${peer#*:}
        command=${command%%[; ]*}
        command -v "$command" >/dev/null || { echo "| $peer | is not here |"; continue; }
        match "$peer" -v chess --white neutral:5 --black "$peer" --tc 1+0.05 --margin 1000 \
            --games "${GAMES:-200}" --openings "$openings" --seed "$seed"
    done
}

case ${1-all} in
doublings | balance | peers) "$1" ;;
all) doublings && balance && peers ;;
*) echo "games.sh: doublings, balance, peers or all, not $1" >&2 && exit 2 ;;
esac
